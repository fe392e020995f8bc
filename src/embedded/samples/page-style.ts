/** The look of the sample broker's pages. */
export const pageStyle = `
*{box-sizing:border-box}body{margin:0;background:#faf8f4;color:#2a2a28;font:17px/1.6 Georgia,"Times New Roman",serif}
nav{display:flex;justify-content:space-between;gap:16px;flex-wrap:wrap;padding:18px 32px;background:#22362f;color:#e9efe9;font:14px/1.5 system-ui,sans-serif}
.brand{color:#fff;font:600 22px Georgia,serif;text-decoration:none}main{max-width:1180px;margin:0 auto;padding:0 24px 48px}
h1{font-size:44px;line-height:1.15;margin:.1em 0}h2{font-size:24px;margin:1.6em 0 .5em}h3{font-size:18px;margin:0 0 .4em}
figure{margin:0}figcaption{font:13px system-ui,sans-serif;color:#6d6a63;padding:6px 0}img{width:100%;display:block;border-radius:4px}
.lead img{aspect-ratio:16/9;object-fit:cover;border-radius:0 0 8px 8px}.where{text-transform:uppercase;letter-spacing:.08em;font:13px system-ui,sans-serif;color:#5d7468;margin:18px 0 0}
.key{display:flex;gap:40px;flex-wrap:wrap;border-block:1px solid #ddd6c8;padding:16px 0}.key dd{font-size:24px}
.columns{display:grid;grid-template-columns:2fr 1fr;gap:56px}dl{margin:0}dt{font:13px system-ui,sans-serif;color:#6d6a63}dd{margin:0}
section dl{display:grid;grid-template-columns:1fr 1fr;gap:10px 32px}section dl div{border-bottom:1px solid #e8e2d6;padding-bottom:8px}
aside section{background:#fff;border:1px solid #e8e2d6;border-radius:8px;padding:18px 22px;margin:24px 0}ul{padding-left:18px;margin:.3em 0}
.gallery{display:grid;grid-template-columns:1fr 1fr;gap:16px;margin-top:40px}.floorplan img{background:#fff;border:1px solid #e8e2d6}
.cards{display:grid;grid-template-columns:repeat(auto-fill,minmax(250px,1fr));gap:24px}.card{color:inherit;text-decoration:none;display:grid}.card img{aspect-ratio:3/2;object-fit:cover;margin-bottom:8px}
.message{text-align:center;padding:120px 24px}footer{padding:28px 32px;font:13px system-ui,sans-serif;color:#6d6a63;text-align:center}
@media(max-width:760px){.columns,.gallery,section dl{grid-template-columns:1fr}h1{font-size:32px}}`;
