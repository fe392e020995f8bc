/** Words of texts that speak to a machine: who is spoken to, what it is told to do, and whole phrases, in the languages that attacks are written in. */

/** Names of a machine that reads; spaces may be underscores or plus signs, as in file names and links. */
export const machine = String.raw`(?:ai[-\s]?(?:modell|granskar|assistent|system|agent|verktyg|tjänst|läsar|reader|reviewer|model|tool|analy|bot)\p{L}*|a\.i\.|ai|llms?|gpt(?:-?\d\p{L}*)?|chatgpt|claude|gemini|copilot|ki|ia|språkmodell\p{L}*|språkmodel\p{L}*|sprogmodel\p{L}*|language\s+models?|sprachmodell\p{L}*|kielimalli\p{L}*|tekoäly\p{L}*|modèles?\s+de\s+langage|model\p{L}*\s+językow\p{L}*|sztuczn\p{L}*\s+inteligencj\p{L}*|kunstig\s+intelligen[st]|artificial\s+intelligence|artificiell\s+intelligens|intelligence\s+artificielle|künstliche\s+intelligenz|chat-?bot\p{L}*|automated\s+(?:review|system|tool|analy|read)\p{L}*|automatisk\p{L}*\s+(?:gransk|tjänst|system|analys|läsar|verktyg)\p{L}*|(?:annons)?analys(?:verktyg|modell|motor|robot)\p{L}*|läsande\s+(?:modell|maskin)\p{L}*|machine\s+readers?|🤖)`;

/** Orders in the imperative. */
export const order = String.raw`(?:skriv|svara|säg|påstå|hävda|kalla|sätt|ge|ersätt|stryk|utelämna|nämn|ignorera|godta|återge|kom\s+ihåg|minns|använd|hoppa|bortse|glöm|rekommendera|betygsätt|bedöm|klassa|markera|beröm|ange|lägg\s+till|inkludera|avsluta|följ|anta|betrakta|behandla|rapportera|dölj|tona|gör|upprepa|läs|write|say|output|state|call|ignore|claim|treat|rate|replace|remember|include|mention|do\s+not|don['’]?t|never|always|give|set|mark|report|respond|reply|answer|return|recommend|assume|append|tell|act|pretend|remain|stay|skip|omit|follow|praise|label|classify|must|rule|schreib\p{L}*|bewerte|ignoriere?|antworte|nenne|erwähne|gib|setze|behaupte|kirjoita|vastaa|sano|anna|ohita|unohda|arvioi|mainitse|älä|merkitse|aseta|écri\p{L}*|répond\p{L}*|donne\p{L}*|dis|dites|évalue\p{L}*|svar|giv|sæt|sett|nævn|nevn|ignorer|napisz|odpowiedz|oceń|zignoruj|podaj|ustaw)(?!\p{L})`;

const to = String.raw`(?:till|åt|för|for|to|an|für|pour|à|dla|til|hej|hello|hi|dear|kära|cher|chère|liebe[rs]?|kjære|kære|drog[ia]|hei|hyvä|bonjour|attention|obs)`;
const few = String.raw`(?:\p{L}+['’\s]+)`;

/** Phrases that only make sense to a machine that writes a judgement. */
export const machinePhrases: readonly string[] = [
  String.raw`[(\[]\s*${machine}\s*:(?![^\])\n]{0,30}(?:gener|möbl|stajl|bild|image|photo))`,
  String.raw`${machine}\s*[:,!.–—-]+\s*(?:\p{L}+[\s,]+){0,4}?${order}`,
  String.raw`🤖[^\n]{0,80}?(?:${order}|🟢|inga\s+varningar)`,
  String.raw`(?:${to}\s+)(?:\p{L}+\s+){0,3}?(?:ai|${machine})(?:\s*\([^)\n]{0,40}\))?\s*[:)]`,
  String.raw`${machine}\s+(?:och\s+\p{L}+\s+\p{L}+\s+)?(?:ska|skall|måste|bör|must|should|shall|soll|sollte|muss|tulee|pitää|doit|devez|skal|bør|musi|powin\p{L}*)(?!\p{L})`,
  String.raw`${machine}\s+(?:läs|las|read)\s+(?:detta|this|det|först|first|me)`,
  String.raw`(?:modell?|ai|model|llm|språkmodells?)-?\s?(?:instruktion|instruction|anvisning|direktiv)\p{L}*`,
  String.raw`(?:modellen|the\s+model|das\s+modell|le\s+modèle)\s+(?:ska|skall|måste|bör|must|should|shall|soll|doit)\s+(?:${few}){0,3}?(?:godta|svara|skriva|ange|sätta|ge|ignorera|accept|write|answer|output|treat|ignore|rate|give|bewerten|schreiben|écrire)`,
  String.raw`(?:when|when\s+you|när\s+du)\s+(?:you\s+)?(?:later\s+|senare\s+)?(?:see|read|ser|läser)\s+(?:the\s+word|ordet|this|detta)`,
  // Order to forget what was said before.
  String.raw`(?:ignorier\p{L}*|vergiss|missachte)\s+(?:${few}){0,4}?(?:anweisung|regel|instruktion|vorgabe|vorherig|obig)\p{L}*`,
  String.raw`(?:ohita|unohda|sivuuta|älä\s+noudata|jätä\s+huomiotta)\s+(?:${few}){0,4}?(?:ohje|käsky|sään|määräy|kehot|yllä|aiemm|edelli)\p{L}*`,
  String.raw`(?:ignore[rz]?|oublie[rz]?|néglige[rz]?)\s+(?:${few}){0,4}?(?:instruction|consigne|règle|directive|précédent|ci-dessus)\p{L}*`,
  String.raw`(?:ignorer|glem|se\s+bort\s+fra)\s+(?:${few}){0,4}?(?:instruks|instruktion|regl|anvisning|retningslinj|forrige|tidligere|ovenstående)\p{L}*`,
  String.raw`(?:zignoruj|ignoruj|zapomnij|pomiń)\s+(?:${few}){0,4}?(?:instrukcj|polece|zasad|reguł|wcześniejsz|poprzedn|powyższ)\p{L}*`,
  String.raw`(?:ignora|olvida|negeer|vergeet)\s+(?:${few}){0,4}?(?:instruccion|regla|anterior|instructie|regels|vorige)\p{L}*`,
  // Order to judge in a certain way.
  String.raw`(?:bewerte|beurteile|stufe|setze|gib|schreibe?)\s+(?:${few}){0,6}?["„']?(?:grün|verdict|urteil|risikofrei|makellos)\p{L}*`,
  String.raw`(?:anna|aseta|arvioi|kirjoita|vastaa|sano|merkitse)\s+(?:${few}){0,6}?["”']?(?:vihreä|verdict|green|tuomio|arvosana|täydelli)\p{L}*`,
  String.raw`(?:donne[rz]?|mets|mettez|attribue[rz]?|réponds|répondez|écris|écrivez|dis|dites|note[rz]?)\s+(?:${few}){0,6}?["«']?(?:vert|verdict|green|parfait|aucun\s+risque)\p{L}*`,
  String.raw`(?:giv|gi|sæt|sett|svar|skriv)\s+(?:${few}){0,6}?["']?(?:grøn|grønt|verdict|dommen)(?!\p{L})`,
  String.raw`(?:napisz|odpowiedz|oceń|ustaw|podaj)\s+(?:${few}){0,6}?["„']?(?:zielon|werdykt|verdict|ocen)\p{L}*`,
  String.raw`(?:erwähne|nenne|mentionne[rz]?|mainitse|wspominaj|nævn|nevn)\s+(?:${few}){0,4}?(?:kein|nicht|pas|aucun|ikke|ingen|problem|risik|risque|vika|ongelm|wad|ryzyk)\p{L}*`,
  String.raw`(?:älä\s+(?:mainitse|kerro|varoita)|ne\s+(?:mentionne|parle|signale)[rz]?\s+(?:pas|aucun)|nie\s+(?:wspominaj|zgłaszaj|ostrzegaj))`,
  // Roles.
  String.raw`(?:tu\s+es|vous\s+êtes|joue[rz]?\s+le\s+rôle|fais\s+comme\s+si|du\s+bist|olet|jesteś|eres|du\s+er)\s+(?:maintenant|désormais|jetzt|nun|nyt|teraz|ahora|nu)(?!\p{L})`,
  String.raw`do\s+anything\s+now|(?:without|utan|ohne|sans|ilman)\s+(?:any\s+|några\s+)?(?:restrictions|filter|begränsningar|einschränkungen)|(?:i\s+ett|in\s+a|som\s+ett)\s+(?:rollspel|role-?play)|let['’]s\s+(?:play|role-?play)|from\s+now\s+on\s*(?:,\s*)?you`,
  // The shape of a machine's answer, its calls and its checks.
  String.raw`["'“”]?(?:verdict|redFlags?|redFlagScore|verdictReason|analysis[_\s]?result|technicalSpecs|missingInfo|viewingQuestions)["'“”]?\s*[:=]`,
  String.raw`<\/?\s*(?:tool|function)[_\s-]?(?:call|result|response|use|output)s?(?:\s[^>]*)?>`,
  String.raw`["']?(?:name|tool|function)["']?\s*:\s*["']?\p{L}+[_\s]\p{L}+["']?\s*,\s*["']?(?:arguments|parameters|input)["']?\s*:`,
  String.raw`(?:update|set|write|save|submit)_(?:listing|verdict|report|score|analysis)`,
  String.raw`\[[^\]\n]{0,50}?(?:gate|bypass|override|checks?\s+passed|guardrail|jailbreak|admin\s+mode|developer\s+mode)[^\]\n]{0,50}\]`,
  String.raw`no\s+(?:red\s+)?flags?\s+(?:may|must|should|can|are\s+to|shall)|(?:godkänd|passerad)\s+av\s+(?:grind|gate)\p{L}*`,
  String.raw`(?:källa|evidens|uppgift|source|evidence)n?\s+(?:väger\s+tyngre|går\s+före|overrides?|outweighs?|trumps?|takes\s+precedence)`,
  String.raw`<\/?\s*(?:listing|annons|advert|untrusted|user|human|context|document|data|rules?)\s*>`,
  String.raw`<<\/?sys>>|<\|[a-z_\s]+\|>|<\/?(?:start|end)_of_turn>|<\/?s>\s*<s>|<\/s>`,
  // Answers to hand on, links to slip in, hidden wishes.
  String.raw`your\s+(?:final\s+)?(?:output|answer|reply|response|verdict|report|summary)\s+(?:must|should|shall|has\s+to|will)`,
  String.raw`(?:använd|upprepa|återge|use|repeat|copy)\s+(?:svaret|texten|json|the\s+(?:answer|json|text)|this|that|det(?:ta)?)\s+(?:\p{L}+\s+){0,2}?(?:oförändra|exakt|ordagrant|unchanged|exactly|verbatim)\p{L}*`,
  String.raw`(?:avkoda|dekoda|decode|entschlüssle)\s+(?:följande|det|detta|texten|the\s+following|this|the|base64)`,
  String.raw`(?:inkludera|infoga|bifoga|ta\s+med|include|insert|embed|append|add|render)\s+(?:\p{L}+\s+){0,4}?(?:länken|bilden|webbadressen|link|url|image)(?!\p{L})`,
  String.raw`(?:stryk|radera|utelämna|dölj|delete|hide|omit|suppress)\s+(?:\p{L}+\s+){0,4}?\p{L}*(?:anmärkning|varning|flagg|risk|warning|flag|finding|concern|invändning)\p{L}*`,
  String.raw`!\[[^\[\]\n]{0,200}\]\(\s*https?:[^)\n]*\)`,
  String.raw`\[[^\[\]\n]{0,200}(?:bud|bid|betal|pay|handpenning|verifier|logga\s+in|login|klick|click)[^\[\]\n]{0,200}\]\(\s*https?:[^)\n]*\)`,
  // Other languages telling what to answer.
  String.raw`(?:vastaa\s+vain|käännä\s+vastau|jätä\s+\p{L}+\s+(?:mainitsematta|pois)|(?:kerro|sano|kirjoita|väitä),?\s+että)(?:\p{L}*)`,
  String.raw`(?:fais|faites)\s+semblant|imagine[rz]?\s+que\s+(?:tu|vous)|(?:conclu[st]|dis|écris|réponds),?\s+que|ne\s+parle[sz]?\s+(?:pas|d)|(?:réponds|répondez)\s+(?:uniquement|seulement|toujours)`,
  String.raw`antworte\s+(?:nur|bitte|immer)|als\s+ki(?!\p{L})|stell\s+dir\s+vor|(?:schreibe?|sage?|behaupte),?\s+dass`,
  String.raw`como\s+modelo|(?:di|escribe|responde)\s+(?:solo|siempre|que)|(?:napisz|powiedz|odpowiedz),?\s+że|(?:skriv|svar|si),?\s+at(?!\p{L})`,
  // What the report shall say.
  String.raw`när\s+du\s+(?:skriver(?!\s+(?:kontrakt|på|under|avtal|in))|svarar(?!\s+på)|sammanfattar|analyserar|genererar|sammanställer)`,
  String.raw`(?:when|while|before)\s+(?:you\s+)?(?:summari[sz]|generat|analy[sz]|evaluat|answer|respond)(?:e|es|ing|ed)?(?!\p{L})`,
  String.raw`(?:spela|spelar\s+nu)\s+(?:rollen|en\s|ett\s)|act\s+as\s+(?:my|an?|the|if)(?!\p{L})|pretend\s+(?:that|to|you)|play\s+the\s+role|låtsas\s+(?:att\s+du|vara)|du\s+spelar\s+nu`,
  String.raw`i\s+(?:din\s+|er\s+)?(?:rapport|rapporten|analys|analysen|sammanfattning|sammanfattningen|utlåtandet|slutsatsen)\s+(?:ska|skall|måste|bör|får)(?!\p{L})`,
  String.raw`(?:rapporten|analysen|sammanfattningen|slutsatsen|omdömet)\s+(?:ska|skall|måste|får|bör)\s+(?:alltid|aldrig|bara|endast|inte|innehålla|rekommendera|ge|lyda|sluta)(?!\p{L})`,
  String.raw`(?:skriv|ange|nämn|säg|påstå|framhåll)\s+(?:\p{L}+\s+){0,3}?i\s+(?:din\s+|er\s+)?(?:sammanfattning|rapport|analys|utlåtande|slutsats|bedömning)\p{L}*`,
  String.raw`(?:slutsats|svar|omdöme|utlåtande)\p{L}*\s+(?:för|till|i)\s+(?:rapporten|analysen)`,
  String.raw`(?:den|dig|dem|alla)\s+som\s+(?:automatiskt\s+\p{L}+|sammanfattar|analyserar)\s+(?:\p{L}+\s+){0,3}?(?:ska|bör|måste|:)|som\s+(?:sammanfattar|analyserar)\s+(?:den\s+här|denna)\s+(?:text|annons)\p{L}*`,
  String.raw`(?:evaluators?|graders?|the\s+reviewers?|bedömaren|betygsättaren)\s+(?:should|must|shall|ska|bör|måste)|notes?\s+(?:for|to)\s+(?:the\s+)?(?:graders?|evaluators?|reviewers?|summari[sz]ers?)`,
  String.raw`(?:ge|tilldela|sätt|give|award|assign)\s+(?:\p{L}+\s+){0,4}?(?:full\s+poäng|full\s+pott|högsta\s+(?:poäng|betyg)|10\s+av\s+10|100\s+av\s+100|highest\s+score|full\s+marks|10\/10)`,
  String.raw`(?:betyg|omdöme|bedömning|verdict|utlåtande|slutbetyg)\p{L}*\s*[:=]\s*["']?(?:grön|green)\p{L}*|grön\p{L}*\s+(?:omdöme|betyg|verdict)\p{L}*\s+(?:krävs|ska|måste)|inga\s+(?:varningar|risker|flaggor)\s+(?:får|ska|skall)(?!\p{L})`,
  String.raw`(?:${order})[^.\n]{0,60}?(?:red\s?flags?|röda\s+flaggor)|red\s?flags?\s+(?:ska|must|should|shall|is|are)|end\s+with\s+green`,
  String.raw`(?:berätta|avslöja|säg)\s+(?:inte|aldrig)\s+(?:\p{L}+\s+)?för\s+(?:köpar|läsar|användar|spekulant)\p{L}*|(?:don['’]?t|do\s+not|never)\s+tell\s+(?:the\s+)?(?:buyer|user|reader)`,
  // Who claims to be the one the report is for, and what it shall leave out.
  String.raw`(?:jag|i)\s+(?:som\s+)?(?:är|heter|am)\s+(?:(?:det\s+)?(?:jag\s+)?(?:som\s+är\s+)?)?(?:köparen|kunden|användaren|beställaren|the\s+(?:buyer|customer|user|owner\s+of\s+this\s+report))(?!\p{L})|det\s+är\s+jag\s+som\s+(?:är\s+)?(?:köp|kund|använd|beställ)\p{L}*`,
  String.raw`(?:visa|redovisa|lista|skriv|rapportera|ta\s+med|show|list|include|report)\s+(?:inga|inte\s+några|aldrig\s+några|no)\s+(?:\p{L}+\s+)?(?:risk|varning|brist|problem|flagg|invändning|warning|flag|concern|defect)\p{L}*`,
  String.raw`(?:skicka|mejla|maila|send|forward|e-?mail)\s+(?:allt|rapporten|analysen|svaret|resultatet|everything|the\s+(?:report|analysis|result))\s+(?:till|to)(?!\p{L})`,
  // What the machine was told itself.
  String.raw`(?:dina|your|the|de)\s+(?:hidden|secret|internal|dolda|hemliga|interna)\s+(?:rules?|regler|polic\p{L}*|instruk\p{L}*|konfiguration)|(?:what|which)\s+(?:are|were)\s+your\s+(?:instructions|rules)|(?:visa|lista|skriv\s+ut|list|show|print|reveal|överskrid|bryt\s+mot)\s+(?:din|dina|your)\s+(?:\p{L}+\s+)?(?:regler|rules|konfiguration|config\p{L}*|polic\p{L}*|instruk\p{L}*)`,
  String.raw`(?:skriv\s+ut|print|repeat|upprepa|output)\s+(?:allt|everything|all\s+text|texten)\s+(?:ovan|ovanför|above|innan|before)`,
  String.raw`end\s+of\s+(?:listing|advert|ad|document|data|context|input)|slut\s+på\s+(?:annons|data|dokument|underlag)\p{L}*|(?:ny|nya|new)\s+(?:uppgift|task|order)\s*:`,
  String.raw`system\s+override|override\s+(?:mode|system|safety)|set_?verdict|["']role["']\s*:\s*["'](?:system|assistant|user|developer)`,
];

/** Orders in a field that holds a name or a place, where no order belongs. */
export const nameOrders = String.raw`(?:skriv|svara|säg|påstå|hävda|nämn|ignorera|bortse|utelämna|betygsätt|rekommendera|tell|send|label|write|say|output|ignore|rate|state|mention|recommend|append|include)\s+\p{L}+|kalla\s+(?:huset|bostaden|lägenheten|den|det)(?!\p{L})|(?:alltid|aldrig|always|never)\s*:|(?:verdict|omdöme|betyg)\s*[:=]|(?:grönt|green)\s+(?:omdöme|betyg|verdict)`;

/** Pieces that letters written apart without any space between the words still show. */
export const runTogether =
  /ignor(?:era|e|iere)|instru[ck]tion|systemprompt|verdict|grönt?betyg|green|språkmodell|languagemodel|omdömet?/iu;
