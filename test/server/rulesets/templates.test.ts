import assert from 'node:assert/strict';
import { analyse, findCompletions, loadGames, diagnose } from '../../../server/src/features';
import { listTemplates } from '../../../server/src/features/editor/begin/games';
import { environment } from '../../support/environment';
import { dedent, fixture } from '../../support/fixture';

const alliances =
  'powers: { germany: { side: axis }, japan: { side: axis }, uk: { side: allies }, us: { side: allies, technologies: [rockets, heavy-bombers] } }';
const nations = 'nations: { japan: { side: axis }, us: { side: allied } }';
const wif = `
  ruleset: wif-ssw
  turn: { year: 1941, months: jan-feb }
  powers: { germany: { side: axis, atWarWith: [cw] }, cw: { side: allied } }
`;
const writeEngagement = (subs: string, convoy: string, more = '') => `${wif}
  engagements:
    - id: biscay
      weather: fine
      subs:
        power: germany
        units:
          - { id: u-boat, type: sub, attack: 4, section: 4 }
          ${subs}
      convoy:
        power: cw
        convoyPoints: 6
        ${convoy}
      ${more}
`;
const writeNavalCombat = (attacker: string, defender: string) => `${wif}
  navalCombats:
    - id: action
      kind: sub
      weather: fine
      seaZone: Biscay
      attacker:
        power: germany
        units:
          - { id: u-boat, type: sub, attack: 4, section: 4 }
          ${attacker}
      defender:
        power: cw
        convoyPoints: 6
        units:
          - { id: corvette, type: asw, asw: 1, section: 0 }
          ${defender}
`;
const writeHunt = (defender: string, more = '') => `
  ruleset: aa-depth
  powers: { germany: { side: axis }, uk: { side: allies } }
  seaBattles:
    - id: gap
      attacker: { power: uk, units: { dd: 2, ftr: 1 } }
      defender:
        power: germany
        ${defender}
      ${more}
`;
const wolfpack = 'units: [{ id: wolfpack, type: sub, count: 2, depth: periscope }]';
const patrol = `
  ruleset: aa-depth
  powers: { germany: { side: axis }, uk: { side: allies } }
  submarines: [{ id: wolfpack, power: germany }]
`;

/** Scenarios with the cursor at each place that offers a template, by ruleset and by pattern of the place. */
const places: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'wif-ssw': {
    'engagements.*.subs.units.*': writeEngagement('$0', ''),
    'navalCombats.*.attacker.units.*': writeNavalCombat('$0', ''),
    'engagements.*.convoy.units.*': writeEngagement(
      '',
      'units:\n          - { id: corvette, type: asw, asw: 1 }\n          $0',
    ),
    'navalCombats.*.defender.units.*': writeNavalCombat('', '$0'),
    'engagements.*.orders': writeEngagement('', '', 'ord$0'),
    'engagements.*.dice': writeEngagement('', '', 'dic$0'),
    'engagements.*.expect': writeEngagement('', '', 'dice: { seed: 1 }\n      exp$0'),
  },
  awaw: {
    tables: `\n  ruleset: awaw\n  ${nations}\n  tab$0\n`,
    'carrierLocations.*': `
      ruleset: awaw
      ${nations}
      taskForces:
        - { id: tf-8, nation: us, location: at-sea, units: [{ id: enterprise, type: cv, name: Enterprise }, { id: screen, type: ca, count: 4 }] }
      carrierLocations:
        $0
    `,
    'airAttacks.*.targets.*': `
      ruleset: awaw
      ${nations}
      airAttacks:
        - id: strike
          where: at-sea
          attacker: { nation: japan, units: [{ id: air, type: nas, squadrons: 4 }] }
          defender: { nation: us, units: [{ id: lexington, type: cv, name: Lexington }] }
          targets:
            $0
    `,
  },
  aare: {
    'seaBattles.*.attacker.orders': `
      ruleset: aare
      ${alliances}
      seaBattles:
        - id: atlantic
          defender: { power: us, units: { dd: 1 } }
          attacker:
            power: germany
            units: { sub: 3, dd: 1 }
            ord$0
    `,
    'seaBattles.*.defender.orders': `
      ruleset: aare
      ${alliances}
      seaBattles:
        - id: atlantic
          attacker: { power: us, units: { dd: 1 } }
          defender:
            power: germany
            units: { sub: 3, dd: 1 }
            ord$0
    `,
  },
  'aa-depth': {
    'seaBattles.*.attacker.units.*': `
      ruleset: aa-depth
      powers: { germany: { side: axis }, uk: { side: allies } }
      seaBattles:
        - id: gap
          defender: { power: uk, units: { dd: 2, ftr: 1 } }
          attacker:
            power: germany
            units:
              - { type: trn }
              $0
    `,
    'seaBattles.*.defender.units.*': writeHunt('units:\n          - { type: trn }\n          $0'),
    'seaBattles.*.attacker.orders': `
      ruleset: aa-depth
      powers: { germany: { side: axis }, uk: { side: allies } }
      seaBattles:
        - id: gap
          defender: { power: uk, units: { dd: 2, ftr: 1 } }
          attacker:
            power: germany
            units: { sub: 2 }
            ord$0
    `,
    'seaBattles.*.defender.orders': writeHunt(`${wolfpack}\n        ord$0`),
    'seaBattles.*.log': writeHunt(wolfpack, 'lo$0'),
    'declarations.*': `${patrol}\n  declarations:\n    $0\n`,
    'submarineMoves.*': `${patrol}\n  submarineMoves:\n    $0\n`,
  },
};

/** A root list of a scenario that declares its powers. */
function writeRootList(ruleset: string, pattern: string): string {
  const head = {
    awaw: nations,
    aare: alliances,
    'aa-depth': alliances.replace(/, technologies: \[[^\]]*\]/, ''),
    'wif-ssw': '',
  }[ruleset];
  const begin = ruleset === 'wif-ssw' ? wif : `\n  ruleset: ${ruleset}\n  ${head}\n`;
  return `${begin}  ${pattern.replace('.*', '')}:\n    $0\n`;
}

/** The text of a snippet with its default values. */
const expandSnippet = (snippet: string) =>
  snippet
    .replaceAll(/\$\{\d+\|([^,|]*)[^|]*\|\}/g, '$1')
    .replaceAll(/\$\{\d+:([^}]*)\}/g, '$1')
    .replaceAll(/\\([\\$}])/g, '$1');

const games = await loadGames();

describe('templates', () => {
  for (const { id, starterSet: begin } of games)
    for (const { patterns, title } of listTemplates(begin))
      for (const pattern of patterns)
        it(`a template causes no diagnostics: ${id}, ${title} at ${pattern}`, () => {
          const source = places[id]?.[pattern] ?? writeRootList(id, pattern);
          const { text, cursor } = fixture(dedent(source));
          const completions = findCompletions(analyse(text, undefined, environment()), cursor!);
          const isMember = !pattern.endsWith('*');
          const label = isMember ? pattern.split('.').at(-1)! : `- ${title}`;
          const template = completions.find((item) => item.label === label);
          assert.ok(template, `no ${label} among ${completions.map((item) => item.label).join(', ')} in\n${text}`);
          const expandedText =
            text.slice(0, template.range.from) + expandSnippet(template.snippet) + text.slice(template.range.to);
          assert.deepEqual(
            diagnose(analyse(expandedText, undefined, environment())).map(({ code, message }) => `${code}: ${message}`),
            [],
            expandedText,
          );
        });

  it('offers a scenario of each game by name in an empty file, and none once the ruleset is chosen', () => {
    const empty = findCompletions(analyse('', undefined, environment()), 0, { games });
    assert.deepEqual(
      empty.map(({ label }) => label),
      [...games.map(({ title }) => title), 'ruleset'],
    );
    for (const { snippet } of empty.slice(0, -1))
      assert.deepEqual(diagnose(analyse(expandSnippet(snippet), undefined, environment())), [], expandSnippet(snippet));
    const started = 'ruleset: wif-ssw\n';
    const below = findCompletions(analyse(started, undefined, environment()), started.length, { games });
    assert.ok(below.every(({ label }) => !games.some(({ title }) => title === label)));
  });
});
