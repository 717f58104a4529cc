/** What is said of nations as such. */
import type { Nation } from '../data';
import { cite } from './words';

export const sideWords: Readonly<Record<Nation['side'], string>> = {
  axis: 'On the side of the Axis.',
  allied: 'On the side of the Allies.',
  neutral: 'At war with nobody.',
};

const allFast = `Undamaged capital ships are all fast${cite('capital-ship-speed')}.`;
const fewSlow = `A few battleships are slow${cite('capital-ship-speed')}.`;
const mostSlow = `Most capital ships of the start are slow${cite('capital-ship-speed')}.`;

/** The speed of its capital ships. */
export const fleets: Readonly<Record<string, string | undefined>> = {
  germany: allFast,
  italy: allFast,
  japan: fewSlow,
  france: fewSlow,
  britain: mostSlow,
  us: mostSlow,
};
