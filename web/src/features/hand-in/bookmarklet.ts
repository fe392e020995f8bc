/** What the receiving window says when it listens; it carries no secret. */
export const readyMessage = 'visningsklar:ready';
/** `kind` of the message that holds a page. */
export const pageKind = 'visningsklar:page';

const giveUpMs = 30_000;

/**
 * The bookmark "Skicka till Visningsklar" as a `javascript:` address. Run on an advert's page it opens our receiving
 * window and hands that page over, to our origin only, once the window says that it listens.
 */
export function bookmarkletUrl(origin: string): string {
  return `javascript:${encodeURIComponent(code(origin))}`;
}

/** Runs on foreign pages, in any browser: plain old script that leaves no names and no listeners behind. */
function code(origin: string): string {
  const text = {
    closed: 'Webbläsaren stoppade fönstret till Visningsklar. Tillåt popup-fönster här och tryck igen.',
    silent: 'Visningsklar svarade inte. Prova igen, eller spara sidan och ladda upp den.',
  };
  return [
    `(function(){var o=${JSON.stringify(origin)},w=window.open(o+"/hand-in"),t;`,
    `if(!w){alert(${JSON.stringify(text.closed)});return}`,
    `function end(){clearTimeout(t);removeEventListener("message",hear)}`,
    `function hear(e){if(e.source!==w||e.origin!==o||e.data!==${JSON.stringify(readyMessage)})return;end();`,
    `w.postMessage({kind:${JSON.stringify(pageKind)},url:location.href,`,
    `html:"<!doctype html>"+document.documentElement.outerHTML},o)}`,
    `addEventListener("message",hear);`,
    `t=setTimeout(function(){end();alert(${JSON.stringify(text.silent)})},${giveUpMs})})()`,
  ].join('');
}
