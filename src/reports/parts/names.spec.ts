import type { Listing } from '../../scraping/listing.types.js';
import { writeRulesReports } from '../rules-analyst.js';

const today = new Date('2026-11-21T12:00:00Z');
const house: Listing = { propertyType: 'Villa', tenure: 'Äganderätt', yearBuilt: 1926 };
/** As the rules found it, before claims that contradict each other go. */
const report = (more: Listing) =>
  writeRulesReports({ listing: { ...house, ...more }, images: [], disagreements: [], today }).draft;
const told = (more: Listing) => report(more).technicalSpecs.plumbingAndElectrical;
const titles = (more: Listing) => report(more).redFlags.map(({ title }) => title);

describe('a fuse panel', () => {
  it.each([
    'Elcentralen byttes 2001, vissa äldre ledningar med tygisolerade kablar finns kvar på övervåningen.',
    'Elcentralen byttes 2015. På vinden finns tygklädda ledningar.',
    'Ny elcentral 2015 men elsystemet är delvis äldre.',
    'Ny elcentral 2015. Gamla elledningar finns kvar i delar av huset.',
    'Elen drogs om 2015. På vinden ligger gamla kablar kvar.',
  ])('is not good wiring while old wires remain: %s', (description) => {
    expect(told({ description })?.status).toBe('yellow');
  });

  it('says that the panel is new and old wires remain', () => {
    expect(
      told({ description: 'Elcentralen byttes 2001, vissa äldre ledningar finns kvar.' })?.reason,
    ).toMatch(/^Enligt annonsen är elcentralen från 2001, men äldre ledningar finns kvar\./);
  });

  it.each([
    'Elcentralen byttes 2015, de gamla ledningarna är utbytta.',
    'Elcentralen byttes 2015. Inga gamla ledningar finns kvar.',
    'Elen drogs om 2015 och gamla kablar byttes ut.',
    'Elen drogs om 2015. Gamla avloppsledningar finns kvar.',
  ])('is left alone where no old wires serve: %s', (description) => {
    expect(told({ description })?.status).toBe('green');
  });

  it('dates itself and not the wiring', () => {
    const reason = told({ description: 'Elcentralen byttes 2015.' })?.reason;
    expect(reason).toMatch(/elcentralen från 2015.*Elledningarnas ålder framgår inte/);
    expect(told({ description: 'Ny elcentral och omdragen el 2015.' })?.reason).toMatch(/elen från 2015/);
  });
});

describe('half of the pipes', () => {
  it.each([
    ['Gjutjärnsavlopp under källargolvet från 1926', 'Avloppsrören har passerat sin livslängd'],
    ['Avloppsledningar från 1926', 'Avloppsrören har passerat sin livslängd'],
    ['Vattenledningar från 1926', 'Vattenrören har passerat sin livslängd'],
    ['Vatten- och avloppsledningar från 1926', 'Rören har passerat sin livslängd'],
    ['Stammar från 1926', 'Rören har passerat sin livslängd'],
  ])('is called by its name: %s', (plumbing, title) => {
    expect(titles({ plumbing })).toContain(title);
  });

  it('leaves the other half open only while nobody tells of it', () => {
    const open = /Vattenrörens ålder framgår inte/;
    expect(told({ description: 'Avloppsledningarna byttes 2010.' })?.reason).toMatch(open);
    expect(
      told({ description: 'Avloppsledningarna byttes 2010. Vattenledningarna byttes 2012.' })?.reason,
    ).not.toMatch(open);
  });
});

it.each([
  ['Elen är från 1981.', 'Elen har nått sin livslängd'],
  ['Elen är från 1980.', 'Elen har passerat sin livslängd'],
])('tells a life that is just reached from one that is past: %s', (description, title) => {
  expect(titles({ description })).toContain(title);
});
