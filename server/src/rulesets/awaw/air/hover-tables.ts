/** The air defense table that a scenario supplies. */
import { cite, type AwawHover } from '../kit';
import { sourceSentence } from '../hover-wording';

export const airDefenseTableHover: AwawHover = {
  at: ['tables.airDefense.leastFactors.*', 'tables.airDefense.escortCarrier'],
  explain: ({ tables }, _, { path }) => {
    const table = tables?.airDefense;
    if (typeof table !== 'object') return undefined;
    const bases = [{ kind: 'supplied-table', name: 'airDefense' }] as const;
    if (path[2] === 'escortCarrier') {
      return {
        title: 'Escort carriers in air defense',
        text: `One counts ${table.escortCarrier ?? 1} factors: more than its size${cite('escort-carrier-uses')}.${sourceSentence(table)}`,
        ...{ amounts: [], rules: ['escort-carrier-uses'], bases },
      };
    }
    const index = Number(path[3]);
    const minimum = table.leastFactors[index];
    if (minimum === undefined) return undefined;
    const next = table.leastFactors[index + 1];
    return {
      title: `Air defense level ${index + 1}`,
      text: `From ${minimum} naval factors on${next === undefined ? '' : `, up to ${next - 1}`}.${sourceSentence(table)}`,
      ...{ amounts: [], rules: ['air-defense'], bases },
    };
  },
};
