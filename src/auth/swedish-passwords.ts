/**
 * What Swedes choose most: words, seasons, teams and names, of which the international lists know few. Folded: lower
 * case without marks; also refused with digits and signs after them (`sommar2026!`). Gathered by hand.
 */
export const swedishPasswords: readonly string[] = `
losenord losen losenordet hemligt hemlig hemligheten hemliga passord kodord inloggning inlogg login admin administrator
anvandare gast test testar testare prov valkommen valkomna hej hejhej hejsan hejdu hejpadig tjena tjabba mors godmorgon
godnatt svenska svensk sverige sweden stockholm goteborg malmo uppsala vasteras orebro linkoping helsingborg jonkoping
norrkoping lund umea gavle boras sodertalje eskilstuna halmstad vaxjo karlstad sundsvall lulea kiruna kalmar skane
dalarna norrland gotland oland varmland smaland svergie norge danmark finland
sommar sommaren host hosten vinter vintern var varen januari februari mars april maj juni juli augusti september oktober
november december mandag tisdag onsdag torsdag fredag lordag sondag midsommar julafton jul tomten pask semester lov
fotboll hockey ishockey innebandy handboll bandy golf ridning travet aik dif djurgarden hammarby bajen malmoff ifk
ifkgoteborg blavitt elfsborg frolunda leksand brynas farjestad modo skelleftea vasalund trelleborg zlatan ibrahimovic
sundin foppa forsberg bjornborg
kanelbulle kottbulle kottbullar lingon blabar kaffe fika choklad godis glass pizza tacos ostkaka surstromming potatis
mamma pappa mormor morfar farmor farfar syster bror familj familjen barn barnen sonen dottern dotter gumman gubben
alskling alskar alskardig jagalskardig karlek raring sotnos sotis hjartat hjarta skatten prinsessa prinsen
hund hunden katt katten kissen kisse missan vovven hasten hastar ponny kanin marsvin bamse pippi pippilangstrump emil
nalle ludde zorro rambo sigge doris molly bella nisse kalle kalleanka musse mumin mumintrollet
sommarstuga villa hemma hemmet huset lagenhet bostad bostaden hemnet booli maklare visning nyckel nycklar koja
volvo saab scania ericsson ikea telia comhem spotify minecraft bankid swish blocket
fitta kuken knulla javla fan helvete skit arsle porr sexig
anna maria margareta elisabeth eva kristina birgitta karin elisabet marie ingrid linnea sofia kerstin marianne lena
helena inger johanna emma sara cecilia elin anita louise gunilla ulla susanne julia hanna annika camilla jessica malin
ida alice amanda maja ebba wilma vera signe astrid saga freja stella alva elsa selma olivia agnes ella
erik lars karl anders johan per nils lennart emil mikael jan hans oskar olof bjorn gunnar peter fredrik daniel gustav
sven alexander andreas magnus henrik stefan jonas mattias martin thomas tomas patrik christer rickard niklas filip
viktor william oliver hugo lucas elias liam noah ludvig axel arvid adam love leo theo vincent isak melvin sixten
`
  .trim()
  .split(/\s+/);
