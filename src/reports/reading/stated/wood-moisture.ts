import { latestOf, measurementsOf, type Measurement } from '../quantities/measurements.js';
import type { Advert } from '../text/advert.js';

const moistureWords = {
  subject:
    /fukt-?(?:kvot|halt)|^(?=.*fukt)(?=.*(?:syll|regl|regel|bjälk|trossbotten|råspont|takstol|blindbotten|virke|trägolv))/imu,
  value: /(?<![\d,.])(\d{1,2}(?:[,.]\d)?)\s*(?:%|procent|viktprocent)/giu,
  unless: /relativ\s+(?:luft)?fukt|luftfukt|(?<!\p{L})rf(?!\p{L})|betong|spacklades|före\s+läggning/iu,
} as const;

/** The moisture measured in wood that counts, percent by weight; null when the advert states none. */
export const woodMoisture = ({ sources }: Advert): Measurement | null =>
  latestOf(measurementsOf(sources, moistureWords));
