import { AppError } from '../shared/app-error.js';

/** Missing, or somebody else's: the same answer. */
export class AnalysisNotFound extends AppError {
  constructor() {
    super({ code: 'analysis_not_found', status: 404, userMessage: 'Analysen hittades inte' });
  }
}

export class AnalysisInProgress extends AppError {
  constructor() {
    super({ code: 'analysis_in_progress', status: 409, userMessage: 'Analysen pågår redan.' });
  }
}

export class AnalysisNotCompleted extends AppError {
  constructor() {
    super({ code: 'analysis_not_completed', status: 409, userMessage: 'Analysen är inte klar än.' });
  }
}

export class AnalysisAlreadyCompleted extends AppError {
  constructor() {
    super({ code: 'analysis_completed', status: 409, userMessage: 'Analysen är redan klar.' });
  }
}

export class PaymentRequired extends AppError {
  constructor() {
    super({
      code: 'payment_required',
      status: 402,
      userMessage: 'Du måste betala för att se denna rapport.',
    });
  }
}

export class AnalysisAlreadyPaid extends AppError {
  constructor() {
    super({ code: 'already_paid', status: 409, userMessage: 'Denna rapport är redan betald!' });
  }
}

export class NoCreditsLeft extends AppError {
  constructor() {
    super({ code: 'no_credits', status: 409, userMessage: 'Du har inga rapporter kvar att låsa upp med.' });
  }
}

/** No more previews until midnight. */
abstract class PreviewLimit extends AppError {
  constructor(retryAfterMs: number, userMessage: string) {
    super({ code: 'preview_limit', status: 429, retry: 'later', retryAfterMs, userMessage });
  }
}

export class PreviewLimitReached extends PreviewLimit {
  /** @param holdsReports whoever chose the preview has a report left for it all the same */
  constructor(retryAfterMs: number, holdsReports: boolean) {
    const instead = holdsReports ? 'Skriv hela rapporten med en av dina rapporter' : 'Köp en rapport';
    super(
      retryAfterMs,
      `Du har använt dagens fem gratis förhandsvisningar. ${instead} eller försök igen i morgon.`,
    );
  }
}

/** An analysis began on a report that its owner has no more, and the day has no preview left for it. */
export class PreviewUncovered extends AppError {
  constructor() {
    super({
      code: 'preview_limit',
      status: 429,
      userMessage:
        'Rapporten som analysen skulle betalas med finns inte kvar, och du har använt dagens fem gratis förhandsvisningar. Köp en rapport eller försök igen i morgon.',
    });
  }
}

/** A preview was made anew as often as a day allows. */
export class PreviewCompletedTooOften extends PreviewLimit {
  constructor(retryAfterMs: number) {
    super(
      retryAfterMs,
      'Den här förhandsvisningen har gjorts om tre gånger i dag. Köp en rapport eller fortsätt i morgon.',
    );
  }
}

/** A report was made anew as often as a day allows, paid or not. */
export class CompletedTooOften extends AppError {
  constructor(retryAfterMs: number) {
    super({
      code: 'completed_too_often',
      status: 429,
      retry: 'later',
      retryAfterMs,
      userMessage:
        'Den här rapporten har gjorts om fem gånger i dag. Fortsätt i morgon, och lämna gärna in allt på en gång.',
    });
  }
}

/** As often as one report may be made anew at all. */
export class CompletedForGood extends AppError {
  constructor() {
    super({
      code: 'completed_for_good',
      status: 409,
      userMessage:
        'Den här rapporten har gjorts om 25 gånger och kan inte göras om mer. Den finns kvar som den är.',
    });
  }
}

/** Analyses that were begun and deleted cost as much as those that are kept, and spend no report. */
export class DeletedTooOften extends PreviewLimit {
  constructor(retryAfterMs: number) {
    super(
      retryAfterMs,
      'För många av dagens analyser är borttagna innan de var klara, eller gick inte att slutföra. Försök igen i morgon.',
    );
  }
}

/** As many failed analyses as an account may have at once. */
export class FailedTooMany extends AppError {
  /** @param most of an account */
  constructor(most: number) {
    super({
      code: 'failed_too_many',
      status: 409,
      userMessage: `Du har ${most} analyser som inte gick att slutföra. Ta bort dem som du inte behöver, så kan du starta nya. Du kan också starta om dem.`,
    });
  }
}

/** As often as one analysis may be started over without a report in the end. */
export class StartedOverForGood extends AppError {
  /** @param most of one analysis */
  constructor(most: number) {
    super({
      code: 'started_over_for_good',
      status: 409,
      userMessage: `Analysen har startats om ${most} gånger och kan inte startas om fler gånger. En analys utan rapport kan du ta bort och göra på nytt.`,
    });
  }
}

/** A newer run has taken the analysis over, or it was deleted: this one's work is thrown away in silence. */
export class RunSuperseded extends AppError {
  constructor() {
    super({ code: 'run_superseded', status: 409, userMessage: 'En nyare körning har tagit över analysen.' });
  }
}

/** What the sweep writes on an analysis that no worker will finish. */
export class AnalysisTimedOut extends AppError {
  constructor() {
    super({
      code: 'analysis_timed_out',
      status: 504,
      userMessage: 'Analysen tog för lång tid och avbröts. Försök igen.',
    });
  }
}

/** What is written on an analysis that whoever ran it by hand broke off. */
export class AnalysisInterrupted extends AppError {
  constructor(cause?: unknown) {
    super({
      code: 'interrupted',
      status: 409,
      userMessage: 'Analysen avbröts. Starta om den.',
      cause,
    });
  }
}

/** Nothing is under way that could be ended. */
export class AnalysisNotUnderWay extends AppError {
  constructor() {
    super({ code: 'analysis_not_under_way', status: 409, userMessage: 'Analysen pågår inte.' });
  }
}

/** What is written on an analysis that an operator ended, or whose job an operator took out of the queue. */
export class AnalysisCalledOff extends AppError {
  constructor() {
    super({
      code: 'called_off',
      status: 409,
      userMessage:
        'Vi stoppade analysen innan den blev klar. Den har inte kostat något, och du kan starta om den.',
    });
  }
}

/** What is written on an analysis that its owner ended. */
export class AnalysisStopped extends AppError {
  constructor() {
    super({
      code: 'stopped',
      status: 409,
      userMessage:
        'Du stoppade analysen innan den blev klar. Ingen rapport har använts, och du kan starta om den.',
    });
  }
}

/** Another report stands there than the one that was read, or it has no such claim. */
export class ClaimGone extends AppError {
  constructor() {
    super({
      code: 'claim_gone',
      status: 409,
      userMessage:
        'Rapporten har skrivits om sedan du öppnade den. Kopiera din text, ladda om sidan och anmäl felet igen.',
    });
  }
}

/** Nobody has so much to say of one report. */
export class TooManyObjections extends AppError {
  constructor() {
    super({
      code: 'too_many_objections',
      status: 409,
      userMessage:
        'Du har redan anmält så många fel som vi kan ta emot om en rapport. Skriv till oss om något mer är fel.',
    });
  }
}

export class ObjectionNotFound extends AppError {
  constructor() {
    super({ code: 'objection_not_found', status: 404, userMessage: 'Felanmälan hittades inte' });
  }
}

/** Nothing that could be read came with the request. */
export class HandInEmpty extends AppError {
  constructor() {
    super({
      code: 'hand_in_empty',
      status: 422,
      userMessage: 'Lägg till annonsens sida, dess text, mäklarens länk eller minst en bild.',
    });
  }
}

export class HandInTooLarge extends AppError {
  constructor() {
    super({
      code: 'hand_in_too_large',
      status: 413,
      userMessage:
        'Filen är för stor. Ett dokument eller en sida får vara högst 20 MB och en bild högst 15 MB. Är det en PDF, skriv ut bara de sidor som behövs som en ny PDF.',
    });
  }
}

/** A file that is named like a PDF is none, and no page or text that tells of a home either. */
export class HandInNotPdf extends AppError {
  constructor() {
    super({
      code: 'hand_in_not_pdf',
      status: 422,
      userMessage:
        'Filen heter .pdf men är ingen PDF som går att läsa. Ladda ner den igen, eller be om en ny.',
    });
  }
}

/** One of several files cannot be taken: the same refusal, with the file's name. */
export class HandInFileRefused extends AppError {
  constructor(name: string, cause: AppError) {
    const { code, status, userMessage } = cause;
    const errors = [{ path: name, message: userMessage }];
    super({ code, status, userMessage: `${name}: ${userMessage}`, errors, cause });
  }
}

/** A part of the form that nothing is read from: another name, a file for words, or words for a file. */
export class HandInMisplaced extends AppError {
  constructor(field: string) {
    super({
      code: 'hand_in_misplaced',
      status: 422,
      userMessage:
        'En del av formuläret går inte att läsa. Lämna sidor och bilder som filer, och text och länk som text.',
      message: `A form's part ${JSON.stringify(field.slice(0, 50))} is none that is read, or of the wrong kind`,
    });
  }
}

/** More pages or pictures than one analysis takes. */
export class HandInFull extends AppError {
  constructor() {
    super({
      code: 'hand_in_full',
      status: 422,
      userMessage: 'Det blev för mycket: en analys tar högst 6 sidor och 40 egna bilder.',
    });
  }
}

/** As much as an account may hold of what was handed in, of all its analyses together. */
export class HandInAccountFull extends AppError {
  constructor() {
    super({
      code: 'hand_in_account_full',
      status: 422,
      userMessage:
        'Du har lämnat in så mycket som ryms i ett konto: 500 MB, med bilderna från sidor du lämnat in, eller 2\u00a0000 filer, texter och länkar. Ta bort analyser som du inte behöver längre, så blir det plats.',
    });
  }
}

/** The link given as the broker's leads to no broker's advert that we read. */
export class HandInNotBroker extends AppError {
  constructor() {
    super({
      code: 'hand_in_not_broker',
      status: 422,
      userMessage:
        'Länken ska gå till bostadens sida hos mäklaren, till exempel hos Fastighetsbyrån eller Notar.',
    });
  }
}

export class HandInTooOften extends AppError {
  constructor(retryAfterMs: number) {
    super({
      code: 'hand_in_too_often',
      status: 429,
      retry: 'later',
      retryAfterMs,
      userMessage: 'Du har lämnat in mycket på kort tid. Vänta en stund och försök igen.',
    });
  }
}
