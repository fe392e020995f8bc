import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { z } from 'zod';
import { recordAct } from '../shared/audit/record-act.js';
import {
  adminListQuery,
  isoTime,
  readAdminList,
  type AdminList,
  type AdminListPage,
} from '../shared/database/admin-list.js';
import { ObjectionNotFound } from './analysis.errors.js';
import { Objection } from './objection.entity.js';
import {
  objectionReasons,
  type AdminObjection,
  type AdminObjectionPage,
  type ObjectionFilter,
  type ObjectionReason,
  type ObjectionSort,
} from './objection.types.js';

const ofReasons = Object.fromEntries(
  objectionReasons.map((reason) => [reason, `o.reason = '${reason}'`]),
) as Record<ObjectionReason, string>;

const list: AdminList<ObjectionSort, ObjectionFilter> = {
  columns: `o.id, ${isoTime('o.created_at')} as "createdAt", o.analysis_id as "analysisId", a.address,
    a.hemnet_url as "hemnetUrl", o.path, o.claim, o.reason, o.text, o.is_administrators as "isAdministrators",
    o.version, o.analyst, o.template, o.model, ${isoTime('o.handled_at')} as "handledAt", o.case_name as "caseName"`,
  from: 'objections o join analyses a on a.id = o.analysis_id',
  id: 'o.id',
  orders: {
    created_at: 'o.created_at',
    address: { by: 'a.address collate "sv-x-icu"', canBeNull: true },
  },
  filters: { open: 'o.handled_at is null', handled: 'o.handled_at is not null', ...ofReasons },
  searched: ['o.text', `o.claim ->> 'title'`, 'a.address', 'a.hemnet_url'],
};

export const objectionsQuery = adminListQuery(list);
export type ObjectionsQuery = z.infer<typeof objectionsQuery>;

/** What readers of all reports say is wrong, for administrators and operators. */
@Injectable()
export class AdminObjectionsService {
  constructor(private readonly em: EntityManager) {}

  page(query: ObjectionsQuery): Promise<AdminObjectionPage> {
    return readAdminList<AdminObjection>(this.em.fork(), list, query);
  }

  /**
   * Those that meet all conditions, for operators, the newest first.
   * @param limit any number
   */
  find(
    { isHandled, reason }: { readonly isHandled?: boolean; readonly reason?: ObjectionReason },
    limit: number,
  ): Promise<AdminListPage<AdminObjection>> {
    const conditions = [
      ...(isHandled === undefined ? [] : [list.filters[isHandled ? 'handled' : 'open']]),
      ...(reason === undefined ? [] : [list.filters[reason]]),
    ];
    const query = { search: '', sort: 'created_at', order: 'desc', limit, offset: 0 } as const;
    return readAdminList<AdminObjection>(
      this.em.fork(),
      list,
      query,
      conditions.map((sql) => ({ sql, values: [] })),
    );
  }

  /** @throws ObjectionNotFound */
  async one(id: string): Promise<AdminObjection> {
    const [found] = await this.em
      .fork()
      .execute<AdminObjection[]>(`select ${list.columns} from ${list.from} where o.id = ?`, [id]);
    if (!found) throw new ObjectionNotFound();
    return found;
  }

  /**
   * Says that a golden case was made of it, which deals with it. In the transaction that makes the case, whose log tells it.
   * @throws ObjectionNotFound
   */
  async handleByCase(em: EntityManager, id: string, caseName: string): Promise<void> {
    const objection = await em.findOne(Objection, { id });
    if (!objection) throw new ObjectionNotFound();
    objection.handledAt ??= new Date();
    objection.caseName = caseName;
    await em.flush();
  }

  /**
   * Says that it is dealt with, or not yet after all; of what is so already nothing changes.
   * @param actor who stands in the log
   * @throws ObjectionNotFound
   */
  async handle(actor: string, id: string, isHandled: boolean): Promise<void> {
    await this.em.fork().transactional(async (em) => {
      const objection = await em.findOne(Objection, { id });
      if (!objection) throw new ObjectionNotFound();
      if ((objection.handledAt !== null) === isHandled) return;
      objection.handledAt = isHandled ? new Date() : null;
      await recordAct(em, {
        actor,
        act: isHandled ? 'objection.handle' : 'objection.reopen',
        subject: `analysis:${objection.analysis.id}`,
        details: { objection: id },
      });
    });
  }
}
