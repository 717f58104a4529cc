import { placeAt, cite, removeMember, createPreferredFix, type WifCheck } from '../../kit';
import { getReading } from '../../options';
import { iberianBases } from '../../scenarios';

export const azoresRevoked: WifCheck = {
  rule: 'azores-revoked',
  title: 'The Allies lose the Azores when the Axis controls or conquers Spain',
  *check(scenario) {
    const { bases, politics } = scenario;
    const azores = bases?.azores;
    if (!azores?.inUse || politics === undefined) return;
    const isControlled = politics.spain === 'axis-controlled';
    const isAtWar = politics.alliesAtWarWithSpain === true && getReading(scenario, 'warOnSpain') === 'revoked';
    if (!isControlled && !isAtWar) return;
    const why = isControlled ? 'The Axis controls Spain' : 'The Allies are at war with Spain';
    const citation = isControlled ? cite('azores-revoked') : cite('azores-revoked', { option: 'warOnSpain' });
    yield {
      message: `${why}, so the Allies have lost the use of the Azores${citation}. Remove \`inUse\`.`,
      place: placeAt(azores, 'inUse'),
      related: [{ message: `${why}.`, place: placeAt(politics, isControlled ? 'spain' : 'alliesAtWarWithSpain') }],
      fixes: [createPreferredFix('Remove the use of the Azores', removeMember(azores, 'inUse'))],
    };
  },
  base: iberianBases,
  passes: 'politics: { spain: axis, portugal: neutral, france: vichy }',
  fails: `
    politics: { spain: axis-controlled, portugal: neutral, france: vichy }
    bases/azores:
      inUse: true
      #      ^^^^ The Axis controls Spain
  `,
  fixed: 'bases/azores: inUse: ~',
};
