/** Lines of a copied page that are no content but what one can press: they stand anywhere, also amid facts. */
const buttons = [
  /^(?:hoppa till|gå till|skip to)\b.{0,30}$/i,
  /^(?:hemnet|booli|sök(?: bostad(?:er)?)?|köp(?:a)?(?: bostad)?|sälj(?:a)?(?: bostad)?|sälj med oss|hyr(?:a)?|bostadsguiden|sparade?(?: bostäder| sökningar)?|favoriter|mina sidor|mitt konto|logga in|logga ut|skapa konto|meny|stäng(?: meny)?|tillbaka|föregående|nästa|till sökresultatet|tillbaka till .{0,30}|hitta mäklare|mäklarsök|notiser|start|startsida|hem)$/i,
  /^(?:spara|sparad|spara bostad|spara annons(?:en)?|dela|dela bostad(?:en)?|dela annons(?:en)?|gilla|kopiera länk(?:en)?|skriv ut|tipsa.{0,20}|facebook|messenger|twitter|x|linkedin|instagram|whatsapp|e-post|sms)$/i,
  /^(?:karta|kartan|visa (?:på )?karta(?:n)?|se på karta(?:n)?|öppna karta(?:n)?|satellit|gatuvy|street ?view|bild(?:er)?|foto(?:n|grafier)?|alla bilder|(?:visa|se) (?:alla )?(?:\d+ )?(?:bilder(?:na)?|foton)|bildspel|bildgalleri|film|video|3d|3d-visning|virtuell visning|planritning(?:ar)?|helskärm)(?: \(?\d+\)?)?$/i,
  /^(?:bild )?\d{1,3} ?(?:\/|av|of) ?\d{1,3}(?: bilder)?$/i,
  /^\+ ?\d{1,3}(?: bilder)?$/i,
  /^(?:räkna|beräkna|kalkylera)\b.{0,40}$/i,
  /^(?:boendekalkyl|bolånekalkyl|lånekalkyl|lånelöfte|ansök om lånelöfte|få lånelöfte|boendekostnad|jämför (?:bolån|räntor|elavtal)|se boendekostnad.{0,20})$/i,
  /^annons(?:$|:.*)|^sponsrad\b.{0,80}$/i,
  /^(?:bevaka|sluta bevaka|prenumerera|skapa bevakning|spara sökning(?:en)?|tipsa mig|lägg till i (?:kalender|favoriter)|jämför)\b.{0,40}$/i,
  /^(?:läs|visa|se) (?:mer|mindre|fler|hela|allt?|statistik|telefon(?:nummer)?|nummer|detaljer|e-post|alla fakta|budgivning|prishistorik)\b.{0,40}$/i,
  /^(?:mer|mindre|fäll ut|dölj|expandera|ändra|redigera)$/i,
  /^(?:mer )?om (?:föreningen|energiklass(?:en)?|området|driftkostnad(?:en)?)$/i,
  /^(?:begär|boka|anmäl(?: dig)?(?: till)?) (?:visning(?:en)?|intresse|privat visning|tid)$/i,
  /^(?:ring|mejla|maila|kontakta|skicka|skriv till|följ)(?: (?:till|oss|mäklaren|mig|meddelande|mejl|e-post|sms|fråga))*$/i,
  /^(?:ladda ne[rd]|öppna|använd|hämta) .{0,20}appen.{0,20}$|^öppna i app(?:en)?$|^app store$|^google play$/i,
  /^(?:acceptera(?!t)|godkänn|avvisa|neka|endast nödvändiga|tillåt|anpassa|hantera).{0,40}(?:kakor|cookies|val|alla|inställningar|urval|allt)?$/i,
  /^(?:cookie-?inställningar|inställningar|spara inställningar|ok|okej|jag förstår)$/i,
  /^mäklarens länk\b.{0,80}$|^läs .{0,40} hos mäklaren$|^till mäklarens (?:hemsida|sida|annons)$|^gå till mäklaren.{0,20}$/i,
  /^värdera\b.{0,60}$|^(?:kostnadsfri|fri) värdering.{0,30}$|^ska du (?:också )?sälja\b.{0,40}$|^vad är din bostad värd.{0,10}$/i,
];
const longest = 100;

/** Whether a line is a link, a button or a counter of pictures (`1/24`). */
export function isButton(line: string): boolean {
  return line.length <= longest && !/[.!]$/.test(line) && buttons.some((button) => button.test(line));
}
