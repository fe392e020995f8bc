import { Inject, Injectable } from '@nestjs/common';
import { clientNetwork, widerNetworks } from '../shared/limits/client-network.js';
import { defineLimits } from '../shared/limits/known-limits.js';
import { isLetThrough, refusalOf } from '../shared/limits/limits.errors.js';
import { type Limits, LimitsService } from '../shared/limits/limits.service.js';
import { mailboxOf } from '../shared/mail/mailbox.js';
import { REDIS, type Redis } from '../shared/redis/redis.module.js';
import { countedDomain } from './mail-domains.js';

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
/** How many days the place that somebody has logged in from is known as theirs. */
const KNOWN_DAYS = 30;

type Key = 'pair' | 'network' | 'email';

/**
 * The pair stops one guesser early without shutting the owner out; the network stops one who tries many addresses, and
 * leaves room for a household or office behind one IP; the address stops many guessers of one account. Networks around an
 * IPv6 one have as much of a pair as it: they hold many people, but an account is one person's.
 */
export const attemptLimits = {
  login: defineLimits({
    act: 'login',
    keys: {
      pair: { points: 10, seconds: 15 * MINUTE },
      network: { points: 200, seconds: 15 * MINUTE },
      email: { points: 100, seconds: HOUR },
    },
  }),
  signup: defineLimits({
    act: 'signup',
    keys: {
      pair: { points: 5, seconds: HOUR },
      network: { points: 60, seconds: HOUR },
      email: { points: 10, seconds: HOUR },
    },
  }),
  reset: defineLimits({
    act: 'reset',
    keys: {
      pair: { points: 3, seconds: 15 * MINUTE },
      network: { points: 30, seconds: HOUR },
      email: { points: 6, seconds: HOUR },
    },
  }),
} satisfies Record<string, Limits<Key>>;

/** The links of mails: their secrets cannot be guessed, but each try costs us work. */
export const linkLimits: Limits<'network'> = defineLimits({
  act: 'link',
  keys: { network: { points: 100, seconds: 15 * MINUTE } },
});

/** Looking whether a password is common, while it is typed: a look costs little and tells nothing of anybody. */
export const passwordCheckLimits: Limits<'network'> = defineLimits({
  act: 'password-check',
  keys: { network: { points: 1200, seconds: 15 * MINUTE } },
});

/**
 * Renewals of sessions. Their tokens cannot be guessed either, but each costs a transaction. A page renews when it is
 * loaded and each quarter of an hour: a dozen tabs of one browser have room, and so has a mobile network.
 */
export const renewalLimits: Limits<'network' | 'session'> = defineLimits({
  act: 'renewal',
  keys: {
    network: { points: 3000, seconds: 15 * MINUTE },
    session: { points: 120, seconds: 15 * MINUTE },
  },
});

/**
 * Accounts with free reports: an office or a mobile network has room, a farm of accounts has an end. So has whoever makes
 * up mailboxes in a domain.
 */
export const freeReportLimits: Limits<'network' | 'domain'> = defineLimits({
  act: 'free-reports',
  keys: { network: { points: 30, seconds: DAY }, domain: { points: 20, seconds: DAY } },
});

/** Counts what strangers try at the doors of accounts. */
@Injectable()
export class AttemptLimitsService {
  constructor(
    @Inject(REDIS) private readonly redis: Redis,
    private readonly limits: LimitsService,
  ) {}

  /**
   * Counts one attempt. Guessers elsewhere do not shut out whoever has logged in from this place before, nor do those who
   * share its network.
   * @throws TooManyAttempts with the time until the next one is heard
   */
  async count(act: keyof typeof attemptLimits, email: string, ip: string): Promise<void> {
    const network = clientNetwork(ip);
    const address = countedBy(act, email);
    const [pair, ...wider] = pairsOf(address, network);
    // The network first: once it is refused, new addresses make no new keys.
    const full = await refusalOf(this.limits.check(attemptLimits[act], { network }, 1));
    const isKnown = act === 'login' && (await this.isKnown(email, pair!));
    if (full && !isKnown) throw full;
    await this.limits.count(attemptLimits[act], { pair: pair!, ...(!full && { network }) });
    if (isKnown) return;
    for (const pair of wider) await this.limits.count(attemptLimits[act], { pair });
    await this.limits.count(attemptLimits[act], { email: address });
  }

  /**
   * Counts one password that is asked of somebody who has shown a session or a link of a mail: as an attempt to log in,
   * but for the address by itself, which strangers use up.
   * @throws TooManyAttempts with the time until the next one is heard
   */
  async countInside(email: string, ip: string): Promise<void> {
    const network = clientNetwork(ip);
    const [pair] = pairsOf(email, network);
    await this.limits.check(attemptLimits.login, { network }, 1);
    await this.limits.count(attemptLimits.login, { pair: pair!, network });
    await this.limits.count(attemptLimits.login, { email: insideOf(email) });
  }

  /** Counts one opened link. @throws TooManyAttempts */
  async countLink(ip: string): Promise<void> {
    await this.limits.count(linkLimits, { network: clientNetwork(ip) });
  }

  /** Counts one look at a password that is being chosen. @throws TooManyAttempts */
  async countPasswordCheck(ip: string): Promise<void> {
    await this.limits.count(passwordCheckLimits, { network: clientNetwork(ip) });
  }

  /** Counts one renewal, by the family of its session, or by the network where its token is unknown. @throws TooManyAttempts */
  async countRenewal(by: { ip: string } | { family: string }): Promise<void> {
    const key = 'ip' in by ? { network: clientNetwork(by.ip) } : { session: by.family };
    await this.limits.count(renewalLimits, key);
  }

  /** Counts one link that is mailed unasked, as one that is asked for. @returns whether it may be sent */
  mayMailLink(email: string, ip: string): Promise<boolean> {
    return isLetThrough(this.count('reset', email, ip));
  }

  /**
   * Counts one account that is to have free reports.
   * @param proved its address, once that is proved: before, anybody could use up what the domain of another may have
   * @returns whether its network and its domain have had fewer than they may
   */
  async mayHaveFreeReports(ip: string, proved?: string): Promise<boolean> {
    const domain = proved === undefined ? undefined : countedDomain(proved);
    return isLetThrough(
      this.limits.count(freeReportLimits, {
        network: clientNetwork(ip),
        ...(domain !== undefined && { domain }),
      }),
    );
  }

  /** A success shows that the attempts came from the owner: the pair starts afresh, and is known from now on. */
  async forgive(act: keyof typeof attemptLimits, email: string, ip: string): Promise<void> {
    const pairs = pairsOf(countedBy(act, email), clientNetwork(ip));
    for (const pair of pairs) await this.limits.forget(attemptLimits[act], 'pair', pair);
    if (act !== 'login') return;
    const [today] = this.placesByDay(email);
    const place = this.limits.digest(pairs[0]!);
    await this.redis
      .multi()
      .sAdd(today!, place)
      .expire(today!, KNOWN_DAYS * DAY)
      .exec();
  }

  /** After a new password nobody is known any more: who knew the old one has perhaps logged in, too. */
  async forgetPlaces(email: string): Promise<void> {
    await Promise.all(this.placesByDay(email).map((key) => this.redis.del(key)));
  }

  /** Leaves nothing by the address alone; the counts of its pairs and networks are over within the hour. */
  async forgetAddress(email: string): Promise<void> {
    await this.forgetPlaces(email);
    for (const act of Object.keys(attemptLimits) as (keyof typeof attemptLimits)[])
      await this.limits.forget(attemptLimits[act], 'email', countedBy(act, email));
    await this.limits.forget(attemptLimits.login, 'email', insideOf(email));
  }

  private async isKnown(email: string, pair: string): Promise<boolean> {
    const place = this.limits.digest(pair);
    const days = this.placesByDay(email).map((key) => this.redis.sIsMember(key, place));
    return (await Promise.all(days)).some((isMember) => isMember === 1);
  }

  /** The keys of the days that count, today's first: each passes by itself, and all are found without a search. */
  private placesByDay(email: string): string[] {
    const today = Math.floor(Date.now() / (DAY * 1000));
    const person = this.limits.digest(email);
    return Array.from(
      { length: KNOWN_DAYS + 1 },
      (_, back) => `limits:login:known:${person}:${today - back}`,
    );
  }
}

/**
 * What an act is counted by of an address: whoever logs in means one account, but mails come to one mailbox by as many
 * addresses as somebody makes up.
 */
const countedBy = (act: keyof typeof attemptLimits, email: string): string =>
  act === 'login' ? email : mailboxOf(email);

/** What one account and one place are counted by: the place, and the networks around it. */
function pairsOf(email: string, network: string): string[] {
  return [network, ...widerNetworks(network).map((wider) => wider.network)].map((one) => `${email} ${one}`);
}

/** No address has a space. */
const insideOf = (email: string) => `inside ${email}`;
