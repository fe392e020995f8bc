import { lastSegment, segments, type Site } from './site.js';

/** Svensk Fastighetsförmedling: `/bostadsratt/<lan>/<kommun>/<ort>/<omr>/<gata>/<id>/`. */
export const svenskFast: Site = {
  name: 'svenskfast',
  displayName: 'Svensk Fastighetsförmedling',
  kind: 'broker',
  hosts: ['svenskfast.se'],
  pictureHosts: ['images.svenskfast.se'],
  probe: 'https://www.svenskfast.se/bostad/',
  idOf: (url) =>
    segments(url).length >= 5 && /^\d{4,}$/.test(lastSegment(url)) ? lastSegment(url) : undefined,
};
