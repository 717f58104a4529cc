import assert from 'node:assert/strict';
import type { Header } from '../../../../server/src/rulesets/aare/data';
import { hasAcquired, isInEffect, listTechnologiesInEffect } from '../../../../server/src/rulesets/aare/technologies';

const createHeader = (power: string, phase?: string, turn = true): Header =>
  ({
    ruleset: 'aare',
    ...(turn && { turn: { round: 2, power, ...(phase !== undefined && { phase }) } }),
    powers: { germany: { side: 'axis', technologies: ['rockets'], newTechnologies: ['jet-fighters', 'rockets'] } },
  }) as Header;

describe('the technologies of a power', () => {
  it('a power has its technologies and its new ones', () => {
    const header = createHeader('germany');
    const has = (power: string | undefined, technology: 'rockets' | 'jet-fighters' | 'heavy-bombers') =>
      hasAcquired(power, technology, header);
    assert.deepEqual(
      [
        has('germany', 'rockets'),
        has('germany', 'jet-fighters'),
        has('germany', 'heavy-bombers'),
        has('uk', 'jet-fighters'),
      ],
      [true, true, false, false],
    );
    assert.equal(has(undefined, 'rockets'), false);
  });

  it('a new technology is in effect from the phase in which units are mobilized in the turn of its power', () => {
    const list = (header: Header) => listTechnologiesInEffect('germany', header);
    assert.deepEqual(list(createHeader('ussr')), ['rockets'], 'its turn is to come');
    assert.deepEqual(list(createHeader('germany')), ['rockets'], 'the phase is not known');
    assert.deepEqual(list(createHeader('germany', 'noncombat-move')), ['rockets']);
    assert.deepEqual(list(createHeader('germany', 'mobilize-units')), ['rockets', 'jet-fighters']);
    assert.deepEqual(list(createHeader('germany', 'collect-income')), ['rockets', 'jet-fighters']);
    assert.deepEqual(list(createHeader('uk')), ['rockets', 'jet-fighters'], 'its turn is over');
    assert.deepEqual(list(createHeader('uk', undefined, false)), ['rockets']);
    assert.deepEqual(listTechnologiesInEffect('uk', createHeader('uk')), []);
    assert.equal(isInEffect(undefined, 'rockets', createHeader('uk')), false);
  });
});
