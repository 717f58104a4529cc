import assert from 'node:assert/strict';
import type { PoliticalEvent, Scenario, Unit } from '../../../../../server/src/rulesets/wif-ssw/data';
import { canBase } from '../../../../../server/src/rulesets/wif-ssw/bases/historic-bases';
import { computeHistory } from '../../../../../server/src/rulesets/wif-ssw/bases/history';
import { covers } from '../../../../support/covers';

type Start = Omit<Scenario, 'ruleset' | 'politicalEvents'>;

/** The last step of a history that starts in this state and goes through the events. */
function getLastStep(start: Start, ...events: readonly PoliticalEvent[]) {
  const step = computeHistory({ ruleset: 'wif-ssw', ...start, politicalEvents: [...events] }).at(-1);
  assert.ok(step);
  return {
    ...step,
    rules: step.outcomes.map(({ rule }) => rule),
    broken: step.errors.map(({ rule }) => rule),
    fates: step.outcomes.flatMap(({ loss }) => (loss ? [`${loss.base} ${loss.units}`] : [])),
  };
}

const vichy: Start = { politics: { spain: 'neutral', portugal: 'neutral', france: 'vichy' } };
const basesInUse: Start = { ...vichy, bases: { cadiz: { inUse: true }, azores: { inUse: true } } };

describe('the use of Cadiz', () => {
  it('Cadiz is gained in a declaration of war phase while Spain is neutral and France fallen, for a US entry effect of 5', () => {
    covers('wif-ssw:W64', 'wif-ssw:W66');
    const gained = getLastStep(vichy, { event: 'germany-gains-cadiz', phase: 'declaration-of-war', usEntry: 5 });
    assert.equal(gained.after.cadiz.held, true);
    assert.deepEqual(gained.rules, ['cadiz-gained', 'cadiz-supply']);
    assert.deepEqual(getLastStep(vichy, { event: 'germany-gains-cadiz', phase: 'production' }).broken, [
      'cadiz-gained',
    ]);
    assert.deepEqual(getLastStep(vichy, { event: 'germany-gains-cadiz', usEntry: 4 }).broken, ['cadiz-gained']);
    assert.deepEqual(
      getLastStep({ politics: { spain: 'allied', france: 'vichy' } }, { event: 'germany-gains-cadiz' }).broken,
      ['cadiz-gained'],
    );
    assert.deepEqual(
      getLastStep({ politics: { spain: 'neutral', france: 'unconquered' } }, { event: 'germany-gains-cadiz' }).broken,
      ['cadiz-gained'],
    );
  });

  it('Cadiz can be gained once France is conquered', () => {
    covers('wif-ssw:W64');
    const start: Start = { politics: { spain: 'neutral', france: 'unconquered' } };
    assert.equal(
      getLastStep(start, { event: 'france-conquered' }, { event: 'germany-gains-cadiz' }).after.cadiz.held,
      true,
    );
  });

  it('accepts a gain of Cadiz when the scenario does not state the political situation', () => {
    assert.deepEqual(getLastStep({}, { event: 'germany-gains-cadiz' }).broken, []);
  });

  it('Cadiz cannot be gained while Germany has it', () => {
    covers('wif-ssw:W64');
    assert.deepEqual(getLastStep(basesInUse, { event: 'germany-gains-cadiz' }).broken, ['cadiz-gained']);
  });

  it('Cadiz counts as in use when submarines are there and nothing says whether Germany has it', () => {
    covers('wif-ssw:W67', 'wif-ssw:W70');
    const units: Unit[] = [{ id: 'flotilla-3', type: 'sub', attack: 3, section: 0, power: 'germany' }];
    const lost = getLastStep({ ...vichy, bases: { cadiz: { units } } }, { event: 'us-land-unit-enters-france' });
    assert.deepEqual(lost.fates, ['cadiz rebase-within-range']);
  });

  for (const event of ['us-land-unit-enters-france', 'france-liberated'] as const) {
    it(`Cadiz is lost for good with ${event}, and its submarines rebase within range`, () => {
      covers('wif-ssw:W67', 'wif-ssw:W70');
      const lost = getLastStep(basesInUse, { event });
      assert.deepEqual(lost.fates, ['cadiz rebase-within-range']);
      assert.equal(lost.after.cadiz.held, false);
      const again = getLastStep(basesInUse, { event }, { event: 'france-conquered' }, { event: 'germany-gains-cadiz' });
      assert.deepEqual(again.broken, ['cadiz-lost-for-good']);
    });
  }

  it('Cadiz is not lost for good if Germany never had it', () => {
    const never = getLastStep(vichy, { event: 'us-land-unit-enters-france' }, { event: 'germany-gains-cadiz' });
    assert.deepEqual(never.broken, []);
    assert.deepEqual(getLastStep(vichy, { event: 'us-land-unit-enters-france' }).rules, []);
  });

  it('Spain on the Allied side ends the use of Cadiz: its submarines are overrun, and it can be gained again', () => {
    covers('wif-ssw:W68');
    assert.deepEqual(getLastStep(basesInUse, { event: 'spain-joins-allies' }).fates, ['cadiz overrun']);
    const again = [
      { event: 'spain-joins-allies' },
      { event: 'spain-becomes-neutral' },
      { event: 'germany-gains-cadiz' },
    ] as const;
    assert.deepEqual(getLastStep(basesInUse, ...again).broken, []);
    assert.deepEqual(getLastStep({ ...basesInUse, options: { cadizAgain: 'never' } }, ...again).broken, [
      'cadiz-lost-for-good',
    ]);
  });

  it('Cadiz cannot be gained once the Allies have declared war on Spain, which is no longer neutral', () => {
    covers('wif-ssw:W64', 'wif-ssw:W71');
    const war = { event: 'allies-declare-war-on-spain' } as const;
    assert.deepEqual(getLastStep(vichy, war, { event: 'germany-gains-cadiz' }).broken, ['cadiz-gained']);
    assert.deepEqual(getLastStep(vichy, war, { event: 'azores-die', die: 10 }).broken, ['azores-die']);
  });

  it('Spain aligned with a power at war does not end the use of Cadiz, because that power is not neutral', () => {
    covers('wif-ssw:W69');
    const fighting: Start = { ...basesInUse, powers: { italy: { side: 'axis', atWarWith: ['cw'] } } };
    const aligned = { event: 'spain-aligns-to', power: 'italy' } as const;
    assert.equal(getLastStep(fighting, aligned).rules.includes('cadiz-realigned'), false);
    assert.equal(getLastStep(fighting, { ...aligned, powerNeutral: true }).rules.includes('cadiz-realigned'), true);
  });

  it('Spain aligned with a neutral Axis major power other than Germany ends the use of Cadiz: rebase to the nearest eligible port', () => {
    covers('wif-ssw:W69');
    assert.deepEqual(
      getLastStep({ ...basesInUse, bases: { cadiz: { inUse: true } } }, { event: 'spain-aligns-to', power: 'italy' })
        .fates[0],
      'cadiz rebase-to-nearest',
    );
    for (const other of [{ power: 'germany' }, { power: 'italy', powerNeutral: false }, { power: 'cw' }]) {
      assert.deepEqual(
        getLastStep(
          { ...vichy, bases: { cadiz: { inUse: true } } },
          { event: 'spain-aligns-to', ...other },
        ).rules.includes('cadiz-realigned'),
        false,
      );
    }
  });

  it('Cadiz protects submarines in port until the Allies declare war on Spain', () => {
    covers('wif-ssw:W65');
    assert.deepEqual(getLastStep(vichy, { event: 'allies-declare-war-on-spain' }).rules, ['cadiz-sanctuary']);
    assert.equal(getLastStep(basesInUse, { event: 'allies-declare-war-on-spain' }).after.alliesAtWarWithSpain, true);
  });

  it('only German submarines use Cadiz', () => {
    covers('wif-ssw:W65');
    assert.equal(canBase('cadiz', { id: 'a', type: 'sub', attack: 3, section: 0, power: 'germany' }), true);
    assert.equal(canBase('cadiz', { id: 'a', type: 'sub', attack: 3, section: 0, power: 'italy' }), false);
    assert.equal(canBase('cadiz', { id: 'a', type: 'nav', airToSea: 3, power: 'germany' }), false);
    assert.equal(canBase('cadiz', { id: 'a', type: 'sub', attack: 3, section: 0 }), undefined);
  });
});

describe('the use of the Azores', () => {
  const war: Start = { ...vichy, politics: { ...vichy.politics, usAtWarWithGermany: true } };

  it('the Azores are granted by a 10 at the start of production, with no US entry effect', () => {
    covers('wif-ssw:W71', 'wif-ssw:W89');
    assert.equal(getLastStep(war, { event: 'azores-die', phase: 'production', die: 10 }).after.azores.held, true);
    for (let die = 1; die <= 9; die++)
      assert.notEqual(getLastStep(war, { event: 'azores-die', die }).after.azores.held, true);
    assert.deepEqual(getLastStep(war, { event: 'azores-die', usEntry: 5 }).broken, ['azores-no-us-entry']);
    assert.deepEqual(getLastStep(war, { event: 'azores-die', die: 10, usEntry: 0 }).rules, [
      'azores-die',
      'azores-no-us-entry',
    ]);
  });

  it('the Azores need war between the US and Germany, and Spain and Portugal neutral', () => {
    covers('wif-ssw:W71');
    const die = { event: 'azores-die', die: 10 } as const;
    assert.deepEqual(getLastStep({ politics: { usAtWarWithGermany: false } }, die).broken, ['azores-die']);
    assert.deepEqual(getLastStep({ powers: { us: { side: 'allied', atWarWith: ['japan'] } } }, die).broken, [
      'azores-die',
    ]);
    assert.deepEqual(getLastStep({ politics: { spain: 'axis' } }, die).broken, ['azores-die']);
    assert.deepEqual(getLastStep({ politics: { portugal: 'allied' } }, die).broken, ['azores-die']);
    assert.deepEqual(getLastStep(war, { ...die, phase: 'naval-combat' }).broken, ['azores-die']);
    assert.deepEqual(getLastStep(war, die, die).broken, ['azores-die']);
  });

  it('the die for the Azores is rolled in each production phase until granted, or once by option', () => {
    covers('wif-ssw:W71');
    const twice = [
      { event: 'azores-die', die: 3 },
      { event: 'azores-die', die: 10 },
    ] as const;
    assert.equal(getLastStep(war, ...twice).after.azores.held, true);
    assert.deepEqual(getLastStep({ ...war, options: { azoresDie: 'once' } }, ...twice).broken, ['azores-die']);
  });

  it('only aircraft of the Commonwealth and the US use the Azores', () => {
    covers('wif-ssw:W72');
    for (const power of ['cw', 'us'])
      assert.equal(canBase('azores', { id: 'a', type: 'nav', airToSea: 3, power }), true);
    assert.equal(canBase('azores', { id: 'a', type: 'nav', airToSea: 3, power: 'free-french' }), false);
    assert.equal(canBase('azores', { id: 'a', type: 'asw', asw: 3, power: 'cw' }), false);
  });

  it('the Azores are revoked when the Axis takes Spain, and the aircraft go to the spiral', () => {
    covers('wif-ssw:W73', 'wif-ssw:W76');
    const lost = getLastStep(basesInUse, { event: 'axis-takes-spain' });
    assert.deepEqual(lost.rules, ['azores-revoked', 'azores-spiral']);
    assert.deepEqual(lost.fates, ['azores spiral']);
  });

  it('Portugal on the Axis side ends the use of the Azores: the aircraft are overrun', () => {
    covers('wif-ssw:W74');
    assert.deepEqual(getLastStep(basesInUse, { event: 'portugal-joins-axis' }).fates, ['azores overrun']);
  });

  it('Portugal aligned with a neutral Allied major power other than CW, Free French and US ends the use of the Azores', () => {
    covers('wif-ssw:W75');
    assert.deepEqual(getLastStep(basesInUse, { event: 'portugal-aligns-to', power: 'ussr' }).fates, ['azores spiral']);
    for (const power of ['cw', 'us', 'free-french'])
      assert.deepEqual(getLastStep(basesInUse, { event: 'portugal-aligns-to', power }).fates, []);
    assert.deepEqual(
      getLastStep(basesInUse, { event: 'portugal-aligns-to', power: 'ussr', powerNeutral: false }).fates,
      [],
    );
  });
});

describe('a declaration of war on Spain by the Allies', () => {
  const war = { event: 'allies-declare-war-on-spain' } as const;

  it('the Allies keep the Azores after declaring war on Spain, and the outcome names the option', () => {
    covers('wif-ssw:W73');
    const entry = getLastStep(basesInUse, war);
    assert.equal(entry.after.azores.held, true);
    assert.deepEqual(entry.rules, ['cadiz-sanctuary', 'azores-revoked']);
    assert.match(entry.outcomes.at(-1)?.text ?? '', /keep the use of the Azores \(option `warOnSpain`\)/);
  });

  it('the Allies lose the Azores after declaring war on Spain by option', () => {
    covers('wif-ssw:W73', 'wif-ssw:W76');
    const lost = getLastStep({ ...basesInUse, options: { warOnSpain: 'revoked' } }, war);
    assert.equal(lost.after.azores.held, false);
    assert.deepEqual(lost.fates, ['azores spiral']);
  });
});
