import type { Multipart, MultipartFile } from '@fastify/multipart';
import { BadRequestException, Controller, HttpCode, Param, Post, Query, Req, Res } from '@nestjs/common';
import { ApiBody, ApiConsumes, ApiResponse } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { AppError } from '../shared/app-error.js';
import { Caller, type CurrentUser } from '../shared/http/access.js';
import { leavePlace } from '../shared/http/door-line.js';
import { HeldBodies } from '../shared/http/held-bodies.js';
import { idParam } from '../shared/http/id-param.js';
import { storable } from '../shared/storable.js';
import { customerNetwork } from '../shared/limits/client-network.js';
import { Limited } from '../shared/limits/limited.js';
import { ReadingBusy } from '../scraping/scraping.errors.js';
import { handInLimits } from './add-hand-ins.js';
import { formLimits } from './analysis-limits.js';
import { AnalysisNotFound, HandInFull, HandInMisplaced, HandInTooLarge } from './analysis.errors.js';
import type { AnalysisView } from './analysis.types.js';
import { shortFileName } from './file-name.js';
import { FormVolume } from './form-volume.js';
import { type GivenPart, HandInService } from './hand-in.service.js';

/** In the address, for what it decides is decided before the form is read. */
const choiceQuery = z.object({
  asPreview: z
    .enum(['true', 'false'])
    .transform((value) => value === 'true')
    .optional()
    .describe('Only the free preview: spends none of the reports that are left'),
});
const urlQuery = choiceQuery.extend({
  url: z.string('Måste vara en giltig URL').trim().max(2000, 'Måste vara en giltig URL'),
});
/** Bytes and numbers of one form. */
const partLimits = {
  fileSize: 20 * 1024 * 1024,
  fieldSize: 2 * 1024 * 1024,
  fieldNameSize: 50,
  files: handInLimits.pages + handInLimits.pictures,
  fields: 10,
};
/** Bytes of unfinished forms that stand in memory in a process, of all people together: 25 of the largest files. */
const mostUnfinished = 25 * partLimits.fileSize;
const form = {
  schema: {
    type: 'object',
    properties: {
      page: { type: 'string', format: 'binary', description: 'A saved page: .html, .mhtml, PDF or text' },
      text: { type: 'string', description: 'The copied text of the page' },
      brokerUrl: { type: 'string', description: "The broker's own page of the same home" },
      picture: { type: 'array', items: { type: 'string', format: 'binary' } },
    },
  },
} as const;

/** Forms by which a buyer hands in what our reader was refused: each takes any mix of page, text, link and pictures. */
@Controller('analyses')
export class HandInController {
  private readonly unfinished = new HeldBodies(mostUnfinished);

  constructor(
    private readonly handIns: HandInService,
    private readonly volume: FormVolume,
  ) {}

  /** Of an advert's link: for the page that the buyer's own browser hands over. */
  @Post('hand-in')
  @Limited(formLimits)
  @ApiConsumes('multipart/form-data')
  @ApiBody(form)
  @ApiResponse({ status: 201, description: 'A new analysis of what was handed in' })
  @ApiResponse({ status: 202, description: 'Added to the earlier one of the same listing' })
  async start(
    @Caller() caller: CurrentUser,
    @Query({ schema: urlQuery }) { url, asPreview }: z.infer<typeof urlQuery>,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<AnalysisView> {
    const count = await this.begin(caller, request);
    const parts = this.partsOf(request, count);
    const form = { parts, signal: endOf(request), asPreview };
    const { view, created } = await this.handIns.start(caller, url, form);
    void reply.status(created ? 201 : 202);
    return view;
  }

  @Post(':id/hand-in')
  @Limited(formLimits)
  @HttpCode(202)
  @ApiConsumes('multipart/form-data')
  @ApiBody(form)
  async add(
    @Caller() caller: CurrentUser,
    @Param('id', idParam(AnalysisNotFound)) id: string,
    @Query({ schema: choiceQuery }) { asPreview }: z.infer<typeof choiceQuery>,
    @Req() request: FastifyRequest,
  ): Promise<AnalysisView> {
    const count = await this.begin(caller, request);
    const parts = this.partsOf(request, count);
    return this.handIns.add(caller, id, { parts, signal: endOf(request), asPreview });
  }

  /**
   * A form comes as slowly as its sender's line, and is read in a line of its own: it holds no place meanwhile.
   * @throws ReadingBusy while those of its network fill their share of what may stand in memory
   */
  private async begin(caller: CurrentUser, request: FastifyRequest): Promise<() => Promise<void>> {
    leavePlace(request.raw);
    if (this.unfinished.isFull(customerNetwork(request.ip))) throw new ReadingBusy();
    return this.volume.begin(caller, request);
  }

  /** @param count what has come of the form; told before each part, and at its end, however that comes */
  private async *partsOf(request: FastifyRequest, count: () => Promise<void>): AsyncGenerator<GivenPart> {
    if (!request.isMultipart()) return;
    const held = this.unfinished.hold(request.raw, customerNetwork(request.ip));
    try {
      for await (const part of request.parts({ limits: partLimits })) {
        await count();
        yield partOf(part);
        // Whoever asks for the next one has done with it. Texts are kept until the form ends.
        if (part.type === 'file') held.letGo(part.file.bytesRead);
      }
      await count();
    } catch (error) {
      throw formFault(error);
    } finally {
      held.end();
      // What a refused form still holds is read and dropped: left in the line, it would hold up the next request on it.
      request.raw.unpipe();
      request.raw.resume();
      // Whatever ended it is told already.
      await count().catch(() => undefined);
    }
  }
}

function partOf(part: Multipart): GivenPart {
  const { fieldname: kind } = part;
  if (part.type === 'file') {
    const name = shortFileName(storable(part.filename ?? ''));
    if (kind !== 'page' && kind !== 'picture') throw new HandInMisplaced(kind);
    return {
      kind,
      name,
      bytes: () =>
        bytesOf(part).catch((error: unknown) => {
          throw formFault(error);
        }),
    };
  }
  if (kind !== 'text' && kind !== 'brokerUrl') throw new HandInMisplaced(kind);
  if (part.valueTruncated) throw new HandInTooLarge();
  return { kind, value: storable(String(part.value)) };
}

/** Other than `toBuffer` of the library it keeps no file: that would be 700 MB of the largest form until its end. */
async function bytesOf({ file }: MultipartFile): Promise<Buffer> {
  const pieces: Buffer[] = [];
  for await (const piece of file) pieces.push(piece as Buffer);
  if (file.truncated) throw new HandInTooLarge();
  return Buffer.concat(pieces);
}

function formFault(error: unknown): unknown {
  if (error instanceof AppError) return error;
  const code = (error as { code?: string }).code;
  if (code === 'FST_REQ_FILE_TOO_LARGE') return new HandInTooLarge();
  const isTooMany = ['FST_FILES_LIMIT', 'FST_PARTS_LIMIT', 'FST_FIELDS_LIMIT'].includes(code ?? '');
  if (isTooMany) return new HandInFull();
  // The parser's own faults have no code: the form is none, or ends too early.
  return code?.startsWith('FST_') ? error : new BadRequestException(undefined, { cause: error });
}

/** Ends when the buyer goes away before the answer. */
function endOf(request: FastifyRequest): AbortSignal {
  const gone = new AbortController();
  request.raw.once('close', () => {
    if (!request.raw.complete) gone.abort(new Error('The buyer went away'));
  });
  return gone.signal;
}
