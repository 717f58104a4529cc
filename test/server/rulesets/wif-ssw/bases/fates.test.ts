import assert from 'node:assert/strict';
import { addPath } from '../../../../../server/src/rulesets/examples';
import type { PoliticalEvent, Scenario, Unit } from '../../../../../server/src/rulesets/wif-ssw/data';
import { formatFate, listUnitFates } from '../../../../../server/src/rulesets/wif-ssw/bases/fates';
import type { Fate, Port } from '../../../../../server/src/rulesets/wif-ssw/bases/fates';
import { cadizRevoked, iberianBases } from '../../../../../server/src/rulesets/wif-ssw/scenarios';
import { assertFails, assertPasses } from '../../../../support/cases';
import { covers } from '../../../../support/covers';

const sub: Unit = { id: 'flotilla-7', type: 'sub', attack: 3, section: 0, power: 'germany', range: 4 };

/** Ports at these distances. A negative distance marks a port that is not eligible. */
const createPorts = (...distances: readonly number[]): readonly Port[] =>
  distances.map((distance) => ({
    name: `port-${Math.abs(distance)}`,
    distance: Math.abs(distance),
    eligible: distance > 0,
  }));

/** The fate of a submarine in Cadiz after an event. */
function getFate(event: PoliticalEvent, unit: Unit, ports?: readonly Port[]): Fate {
  const bases = { cadiz: { inUse: true, units: [unit], ports: ports && [...ports] } };
  const [unitFate] = listUnitFates({ ruleset: 'wif-ssw', bases, politicalEvents: [event] });
  assert.ok(unitFate, 'the base is lost');
  return unitFate.fate;
}

describe('the fate of a submarine when Cadiz is revoked', () => {
  const getFateInCadiz = (unit: Unit, ports?: readonly Port[]) => getFate({ event: 'france-liberated' }, unit, ports);

  it('a submarine in a revoked Cadiz rebases to an eligible port within its range, the nearest first', () => {
    covers('wif-ssw:W70');
    assert.equal(
      formatFate(getFateInCadiz(sub, createPorts(4, -1, 3, 9))),
      'rebases to port-3 or port-4, within its range of 4',
    );
  });

  it('a submarine in a revoked Cadiz is destroyed when no eligible port is in range', () => {
    covers('wif-ssw:W70');
    const destroyed = 'is destroyed: no eligible port lies within its range of 4';
    assert.equal(formatFate(getFateInCadiz(sub, createPorts(-1, 5))), destroyed);
    assert.equal(formatFate(getFateInCadiz(sub, createPorts())), destroyed);
  });

  it('the fate of a submarine is unknown when the scenario names no ports, or no range', () => {
    assert.deepEqual(getFateInCadiz(sub), { kind: 'unknown', lacks: 'ports' });
    assert.deepEqual(getFateInCadiz({ ...sub, range: undefined }, createPorts(3)), { kind: 'unknown', lacks: 'range' });
  });
});

describe('the fate of a submarine when Spain aligns with another power', () => {
  it('a submarine rebases to one of the nearest eligible ports, however far, when Spain aligns with another power', () => {
    covers('wif-ssw:W69');
    const describeFate = (ports: readonly Port[]) =>
      formatFate(getFate({ event: 'spain-aligns-to', power: 'italy' }, sub, ports));
    assert.equal(describeFate(createPorts(9, -1, 5)), 'rebases to port-5, the nearest eligible port');
    assert.equal(describeFate(createPorts(-1)), 'rebases to an eligible port, but the scenario names none');
  });
});

describe('the fates of the units at a base', () => {
  const cadizInUse: Scenario = {
    ruleset: 'wif-ssw',
    bases: { cadiz: { inUse: true, units: [sub], ports: [...createPorts(3)] } },
  };

  it('units at a base have their fates with the event that loses it, once', () => {
    covers('wif-ssw:W68', 'wif-ssw:W70');
    const fates = listUnitFates({
      ...cadizInUse,
      politicalEvents: [
        { event: 'spain-joins-allies' },
        { event: 'spain-becomes-neutral' },
        { event: 'germany-gains-cadiz' },
        { event: 'france-liberated' },
      ],
    });
    assert.deepEqual(
      fates.map(({ event, rule, fate }) => [event.event, rule, fate.kind]),
      [['spain-joins-allies', 'cadiz-overrun', 'overrun']],
    );
  });

  it('only German submarines in Cadiz have a fate', () => {
    const italian = { ...sub, id: 'betasom', power: 'italy' };
    const fates = listUnitFates({
      ...cadizInUse,
      bases: { cadiz: { inUse: true, units: [italian] } },
      politicalEvents: [{ event: 'france-liberated' }],
    });
    assert.deepEqual(fates, []);
  });
});

describe('a stated fate', () => {
  const events = addPath(cadizRevoked, 'politicalEvents');

  it('accepts a stated fate only if it is a port of the list that the unit may go to', () => {
    covers('wif-ssw:W70');
    assertFails(
      events,
      `
        - event: us-land-unit-enters-france
          fates:
            - { unit: flotilla-2, fate: rebased, port: Lisbon }
            #                                          ^^^^^^ wif-ssw/unit-fate flotilla-2 rebases to Bordeaux
            - { unit: flotilla-3, fate: destroyed }
      `,
    );
  });

  it('reports destruction as a stated fate while an eligible port remains', () => {
    covers('wif-ssw:W70');
    assertFails(
      events,
      `
        - event: us-land-unit-enters-france
          fates:
            - { unit: flotilla-2, fate: destroyed }
            #                           ^^^^^^^^^ wif-ssw/unit-fate flotilla-2 rebases to Bordeaux
            - { unit: flotilla-3, fate: destroyed }
      `,
    );
  });

  it('the stated fate is the nearest port when Spain aligns with a neutral Axis power', () => {
    covers('wif-ssw:W69');
    assertPasses(
      events,
      `
        - event: spain-aligns-to
          power: italy
          fates:
            - { unit: flotilla-2, fate: rebased, port: Bordeaux }
            - { unit: flotilla-3, fate: rebased, port: Bordeaux }
      `,
    );
  });

  it('accepts any stated port when the scenario gives no range', () => {
    assertPasses(
      cadizRevoked,
      `
        bases:
          cadiz:
            units:
              - { id: flotilla-3, type: sub, power: germany, attack: 3, section: 0 }
        politicalEvents:
          - event: us-land-unit-enters-france
            fates:
              - { unit: flotilla-2, fate: rebased, port: Bordeaux }
              - { unit: flotilla-3, fate: destroyed }
      `,
    );
  });

  it('reports a stated fate with an event that does not lose the base', () => {
    assertFails(
      events,
      `
        - event: france-conquered
          fates:
            - { unit: flotilla-2, fate: destroyed }
            #         ^^^^^^^^^^ wif-ssw/unit-fate flotilla-2 loses no base when France is conquered
      `,
    );
  });

  it('the stated fate of aircraft in the Azores is the production spiral', () => {
    covers('wif-ssw:W75', 'wif-ssw:W76');
    assertFails(
      iberianBases,
      `
        politicalEvents:
          - event: axis-takes-spain
            fates:
              - { unit: liberator, fate: overrun }
              #                          ^^^^^^^ wif-ssw/unit-fate liberator goes to the production spiral
      `,
    );
  });
});

describe('a fate that the scenario does not state', () => {
  it('reports the missing fate as far as the scenario allows', () => {
    covers('wif-ssw:W69', 'wif-ssw:W70');
    assertFails(
      cadizRevoked,
      `
        bases:
          cadiz:
            ports: ~
        politicalEvents:
          - event: us-land-unit-enters-france
            #      ^^^^^^^^^^^^^^^^^^^^^^^^^^ wif-ssw/unit-fate-untold flotilla-3 rebases to an eligible port, but the scenario names none
      `,
    );
  });
});
