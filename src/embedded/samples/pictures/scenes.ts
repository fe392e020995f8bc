import { bathroom } from './bathroom.js';
import { bedroom } from './bedroom.js';
import { cityHouse, cityView } from './city.js';
import { garden } from './garden.js';
import { hall } from './hall.js';
import { terracedHouses, villa } from './houses.js';
import { kitchen } from './kitchen.js';
import { livingRoom } from './living-room.js';

/** Everything that a sample advert can show, by name. */
export const scenes = {
  livingRoom,
  kitchen,
  bedroom,
  bathroom,
  hall,
  cityHouse,
  cityView,
  villa,
  terracedHouses,
  garden,
} as const;

export type SceneName = keyof typeof scenes;
