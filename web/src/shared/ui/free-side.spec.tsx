import { freeSide } from './free-side.js';

function add(top: number, height: number, tag = 'article'): HTMLElement {
  const element = document.body.appendChild(document.createElement(tag));
  element.id = 'thing';
  element.getBoundingClientRect = () => new DOMRect(0, top, 300, height);
  return element;
}

beforeEach(() => {
  window.innerHeight = 800;
});
afterEach(() => document.body.replaceChildren());

it.each([
  // Above is 100, below 800 - 300 = 500.
  ['high on the screen', 100, 200, 'bottom'],
  ['low on the screen', 500, 200, 'top'],
  // Above is 110, below 800 - 710 = 90.
  ['over most of it', 110, 600, 'top'],
  ['above it', -300, 200, 'bottom'],
  ['below it', 900, 200, 'bottom'],
])('is the side with more room where the thing stands %s', (_where, top, height, side) => {
  add(top, height);
  expect(freeSide('thing')).toBe(side);
});

it('goes by what was pressed where nothing is named, and not by the page that holds the focus', () => {
  expect(freeSide()).toBe('bottom');
  const button = add(600, 40, 'button');
  button.focus();
  expect(freeSide()).toBe('top');
  button.remove();
  const page = add(64, 5_000, 'main');
  page.tabIndex = -1;
  page.focus();
  expect(freeSide()).toBe('bottom');
});

it('is below for what is no longer there', () => expect(freeSide('thing')).toBe('bottom'));
