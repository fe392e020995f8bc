import { bareHost } from '../../shared/http/public-address.js';
import type { ListingUrl } from '../listing.types.js';
import { UnsupportedSite } from '../scraping.errors.js';
import { alexanderWhite } from './alexander-white.js';
import { alvhem } from './alvhem.js';
import { bjurfors } from './bjurfors.js';
import { booli } from './booli.js';
import { bosthlm } from './bosthlm.js';
import { edwardPartners } from './edward-partners.js';
import { eklund } from './eklund.js';
import { era } from './era.js';
import { erikOlsson } from './erik-olsson.js';
import { fantasticFrank } from './fantastic-frank.js';
import { fastighetsbyran } from './fastighetsbyran.js';
import { hemnet } from './hemnet.js';
import { hemverket } from './hemverket.js';
import { historiskaHem } from './historiska-hem.js';
import { husmanhagberg } from './husmanhagberg.js';
import { innerstadsspecialisten } from './innerstadsspecialisten.js';
import { karlssonUddare } from './karlsson-uddare.js';
import { lansfast } from './lansfast.js';
import { ludvig } from './ludvig.js';
import { maklarhuset } from './maklarhuset.js';
import { maklarringen } from './maklarringen.js';
import { mohv } from './mohv.js';
import { nestor } from './nestor.js';
import { notar } from './notar.js';
import { perJansson } from './per-jansson.js';
import { sample } from './sample.js';
import { skandiamaklarna } from './skandiamaklarna.js';
import { sodermaklarna } from './sodermaklarna.js';
import { stadshem } from './stadshem.js';
import { svenskFast } from './svensk-fast.js';
import { svenskaMaklarhuset } from './svenska-maklarhuset.js';
import { vaningen } from './vaningen.js';
import { widerlov } from './widerlov.js';
import { wrede } from './wrede.js';
import type { Site } from './site.js';

export const sites: readonly Site[] = [
  hemnet,
  booli,
  fastighetsbyran,
  svenskFast,
  lansfast,
  bjurfors,
  maklarhuset,
  skandiamaklarna,
  notar,
  husmanhagberg,
  erikOlsson,
  widerlov,
  svenskaMaklarhuset,
  historiskaHem,
  bosthlm,
  mohv,
  maklarringen,
  fantasticFrank,
  alexanderWhite,
  edwardPartners,
  perJansson,
  eklund,
  era,
  hemverket,
  innerstadsspecialisten,
  wrede,
  stadshem,
  alvhem,
  ludvig,
  sodermaklarna,
  karlssonUddare,
  vaningen,
  nestor,
  sample,
];

/** Redirect services of the broker systems: portals link to them, they answer with the broker's own address. */
const resolvers = ['connect-resolve.maklare.vitec.net'];

/** Which links are adverts, on which site. Mapped hosts are those of SCRAPING_HOST_MAP. */
export class SiteRegistry {
  constructor(private readonly mappedHosts: ReadonlySet<string>) {}

  /** The site of a host, equal to or under one of its domains. */
  siteOf(host: string): Site | undefined {
    const name = bareHost(host).toLowerCase();
    return sites.find(
      (site) =>
        site.hosts.some((domain) => name === domain || name.endsWith(`.${domain}`)) &&
        (!site.onlyWhenMapped || this.mappedHosts.has(name)),
    );
  }

  /**
   * What keeps one pace and rests as one: a site that we read, under all of its names. Of others, which only keep
   * documents, it is the host alone: beside it, on a storage provider, stands what others keep.
   */
  pacedNameOf(host: string): string {
    return this.siteOf(host)?.name ?? host;
  }

  /**
   * Whether what this host served may be kept for all who ask for the address of an advert of its site. One host does not
   * speak for another of the domain, which may be anybody's: an office's, or a forgotten name's.
   */
  speaksFor(host: string, address: string): boolean {
    const { hostname } = new URL(address);
    // All addresses of such a site are asked for there, so it has led to this host itself.
    return host === hostname || this.siteOf(hostname)?.canonicalHost === hostname;
  }

  /** Whether a host is a site's and has more than pictures. */
  hasPages(host: string): boolean {
    const site = this.siteOf(host);
    return site !== undefined && !site.pictureHosts?.includes(bareHost(host).toLowerCase());
  }

  /**
   * Whether the scripts of a page may ask a host: not one of another site, which they would ask as fast as they like.
   * @param page the hosts that were asked for the page and that answered
   */
  mayHaveParts(host: string, { asked, answered }: { asked: string; answered?: string }): boolean {
    const site = this.siteOf(host);
    // A redirect service is of no site: what it leads to is a page of the site there.
    return !site || site === (this.siteOf(asked) ?? this.siteOf(answered ?? ''));
  }

  /**
   * Where a link that a page names as its broker's may be followed to: a broker's advert, or a redirect service. What
   * stands in a page may be anybody's, and any other address of a site would be asked for as it likes.
   */
  brokerAddress(link: string): string | undefined {
    const found = this.find(link);
    if (found) return found.kind === 'broker' ? found.url : undefined;
    return resolvers.includes(URL.parse(link)?.hostname ?? '') ? link : undefined;
  }

  /** Whether pages of this host may be fetched on the way from a portal to a broker's page. */
  mayFollow(host: string): boolean {
    return resolvers.includes(host) || this.siteOf(host) !== undefined;
  }

  /**
   * Recognises what a buyer pasted.
   * @throws UnsupportedSite when it is no address or no advert of a supported site.
   */
  recognise(input: string): ListingUrl {
    const text = input.trim();
    const url = webAddress(text);
    if (!url) throw new UnsupportedSite('not a url', text.slice(0, 200));
    const found = this.advertAt(url);
    if (!found) throw new UnsupportedSite('not an advert', text.slice(0, 200));
    return found;
  }

  /** As `recognise`, but undefined instead of an error. */
  find(input: string): ListingUrl | undefined {
    const url = webAddress(input.trim());
    return url && this.advertAt(url);
  }

  /** As `find`, of a link that was resolved already; pages hold hundreds that are no adverts. */
  advertAt(url: URL): ListingUrl | undefined {
    const plain = url.username === '' && url.password === '' && url.port === '';
    const site = plain ? this.siteOf(url.hostname) : undefined;
    const id = site?.idOf(url);
    if (!site || !id) return undefined;
    return { url: canonical(site, url), site: site.name, key: `${site.name}:${id}`, kind: site.kind };
  }
}

/** Letters beyond ASCII take three to twelve times their room once they are written out. */
const longestAddress = 2_000;

function webAddress(text: string): URL | undefined {
  if (text.length > longestAddress || /\s/.test(text) || !URL.canParse(text)) return undefined;
  const url = new URL(text);
  if (url.href.length > longestAddress) return undefined;
  return url.protocol === 'https:' || url.protocol === 'http:' ? url : undefined;
}

function canonical(site: Site, url: URL): string {
  const host = site.canonicalHost ?? bareHost(url.hostname).replace(/^(m|mobil|mobile)\./, '');
  const kept = [...url.searchParams].filter(([name]) => site.query?.includes(name.toLowerCase()));
  const query = kept.length === 0 ? '' : `?${new URLSearchParams(kept).toString()}`;
  return `https://${host}${url.pathname.replace(/(?<=[^/]|^\/)\/+$/, query === '' ? '' : '/')}${query}`;
}
