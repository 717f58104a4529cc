import { bareScenario, biscay, playedScenario } from '../../../../../server/src/rulesets/wif-ssw/scenarios';
import { addPath } from '../../../../../server/src/rulesets/examples';
import { assertFails, assertPasses } from '../../../../support/cases';
import { covers } from '../../../../support/covers';

describe('wif-ssw/ssw-step', () => {
  it('a list of phases may cover more than one impulse', () => {
    assertPasses(bareScenario, 'phases: [naval-movement, ssw, naval-combat, naval-movement, ssw, naval-combat]');
  });

  it('reports the second of two steps as misplaced', () => {
    assertFails(
      bareScenario,
      `
        phases: [naval-movement, ssw, ssw, naval-combat]
        #                             ^^^ wif-ssw/ssw-step The strategic submarine warfare step comes after naval movement
      `,
    );
  });

  it('accepts lists of phases that leave some out', () => {
    for (const phases of [
      'ssw',
      'ssw, naval-combat',
      'naval-movement, ssw',
      'choose-action, ssw, naval-combat',
      'declaration-of-war, ssw, land-movement',
      'naval-movement, ssw, naval-combat, land-movement, choose-action, naval-movement, ssw',
    ])
      assertPasses(bareScenario, `phases: [${phases}]`);
  });

  it('reports a step that is before movement, after combat, or before an earlier phase', () => {
    for (const [before, after] of [
      ['', ', naval-movement, naval-combat'],
      ['', ', choose-action'],
      ['naval-movement, naval-combat, ', ''],
      ['choose-action, ', ', naval-movement'],
      ['naval-movement, ', ', land-movement, naval-combat'],
      ['naval-combat, ', ''],
      ['land-movement, ', ', naval-combat'],
    ])
      assertFails(
        bareScenario,
        `
        phases: [${before}ssw${after}]
        #        ${' '.repeat(before!.length)}^^^ wif-ssw/ssw-step comes after naval movement and before naval combat
      `,
      );
  });

  it('reports a missing step when the scenario has strategic submarine warfare', () => {
    assertPasses(bareScenario, 'phases: [choose-action, naval-movement, naval-combat]');
    assertFails(
      biscay,
      `
        phases: [choose-action, naval-movement, naval-combat]
        #                                       ^^^^^^^^^^^^ wif-ssw/ssw-step but no \`ssw\` between naval movement
      `,
    );
  });
});

describe('wif-ssw/zone-unfinished and wif-ssw/step-order', () => {
  it('accepts all five steps of one zone after the other', () => {
    assertPasses(
      addPath(playedScenario, 'log'),
      `
        - { engagement: biscay, step: initiation }
        - { engagement: biscay, step: naval-air-interception }
        - { engagement: biscay, step: search }
        - { engagement: biscay, step: combat-type-choice }
        - { engagement: biscay, step: combat }
        - { engagement: faeroes, step: initiation }
        - { engagement: faeroes, step: search }
        - { engagement: faeroes, step: combat-type-choice }
        - { engagement: faeroes, step: combat }
      `,
    );
  });

  it('reports the sub-steps that an engagement leaves out, but not naval air interception or what may still come', () => {
    covers('wif-ssw:W2');
    assertPasses(
      addPath(playedScenario, 'log'),
      `
        - { engagement: biscay, step: initiation }
        - { engagement: biscay, step: search }
      `,
    );
    assertFails(
      addPath(playedScenario, 'log'),
      `
        - { engagement: biscay, step: combat }
        #                             ^^^^^^ wif-ssw/step-order without \`initiation\`, \`search\` and \`combat-type-choice\`
        - { engagement: faeroes, step: search }
        #                              ^^^^^^ wif-ssw/step-order without \`initiation\`
        - { engagement: faeroes, step: combat }
        #                              ^^^^^^ wif-ssw/step-order without \`combat-type-choice\`
      `,
    );
  });

  it('reports an interception that is flown twice', () => {
    covers('wif-ssw:W2');
    assertFails(
      addPath(playedScenario, 'log'),
      `
        - { engagement: biscay, step: initiation }
        - { engagement: biscay, step: naval-air-interception }
        - { engagement: biscay, step: naval-air-interception }
        #                             ^^^^^^^^^^^^^^^^^^^^^^ wif-ssw/step-order already been played
      `,
    );
  });

  it('does not hold fire before the combat against the order of the steps', () => {
    assertFails(
      addPath(playedScenario, 'log'),
      `
        - { engagement: biscay, step: initiation }
        - { engagement: biscay, step: asw-pre-fire }
        #                             ^^^^^^^^^^^^ wif-ssw/asw-pre-fire do not fire before
        - { engagement: biscay, step: search }
      `,
    );
  });

  it('reports a search that is rolled twice', () => {
    covers('wif-ssw:W11');
    assertFails(
      addPath(playedScenario, 'log'),
      `
        - { engagement: biscay, step: initiation }
        - { engagement: biscay, step: search }
        - { engagement: biscay, step: search }
        #                             ^^^^^^ wif-ssw/step-order already been played
      `,
    );
  });

  it('reports a zone whose combat is not fought before the next one begins, unless it was avoided or nobody joins', () => {
    covers('wif-ssw:W4');
    const log = `
      log:
        - { engagement: biscay, step: initiation }
        - { engagement: biscay, step: search }
        - { engagement: faeroes, step: initiation }
    `;
    assertFails(
      playedScenario,
      `${log.trimEnd()}
        #               ^^^^^^^ wif-ssw/zone-unfinished before biscay is finished
    `,
    );
    assertPasses(playedScenario, `engagements/biscay: orders: { convoy: { surprise: [{ buy: avoid }] } }${log}`);
    assertFails(
      playedScenario,
      `
      engagements/biscay:
        subs: { units: [{ id: flotilla-7, type: sub, attack: 3, section: 3, joins: false }] }
      # ^^^^ wif-ssw/nobody-joins
      log:
        - { engagement: biscay, step: initiation }
        - { engagement: faeroes, step: initiation }
    `,
    );
  });
});

describe('wif-ssw/nothing-further', () => {
  it('reports what is played after initiation in a sea zone in which nobody takes part', () => {
    covers('wif-ssw:W8');
    assertFails(
      playedScenario,
      `
      engagements/biscay:
        subs: { units: [{ id: flotilla-7, type: sub, attack: 3, section: 3, joins: false }] }
      # ^^^^ wif-ssw/nobody-joins
      log:
        - { engagement: biscay, step: initiation }
        - { engagement: biscay, step: search }
      #                               ^^^^^^ wif-ssw/nothing-further no submarine takes part
    `,
    );
  });
});

describe('wif-ssw/log-by-impulse', () => {
  it('reports an engagement of an earlier impulse once, however many entries it has, and none without an impulse', () => {
    covers('wif-ssw:W1');
    const log = `
      log:
        - { engagement: biscay, step: initiation }
        - { engagement: biscay, step: search }
        - { engagement: biscay, step: combat-type-choice }
        - { engagement: biscay, step: combat }
        - { engagement: faeroes, step: initiation }`;
    assertPasses(playedScenario, `engagements/biscay: impulse: 2${log}`);
    assertFails(
      playedScenario,
      `
      engagements/biscay: impulse: 2
      engagements/faeroes: impulse: 1${log}
      #                 ^^^^^^^ wif-ssw/log-by-impulse
        - { engagement: faeroes, step: search }
    `,
    );
  });

  it('compares each engagement with the latest impulse before it', () => {
    const entries = (...ids: readonly string[]) =>
      ids.flatMap((id) =>
        ['initiation', 'search', 'combat-type-choice', 'combat'].map(
          (step) => `        - { engagement: ${id}, step: ${step} }\n`,
        ),
      );
    const difference = `
      engagements/biscay: impulse: 1
      engagements/faeroes: impulse: 3
      engagements:
        - id: azores
          impulse: 2
          weather: fine
          subs: { units: [{ id: flotilla-3, type: sub, attack: 3, section: 3 }] }
          convoy: { convoyPoints: 8 }
      log:
${entries('biscay', 'faeroes').join('')}        - { engagement: azores, step: initiation }
`;
    assertFails(
      playedScenario,
      `${difference}        #               ^^^^^^ wif-ssw/log-by-impulse azores of impulse 2 comes after faeroes of impulse 3
`,
    );
  });
});
