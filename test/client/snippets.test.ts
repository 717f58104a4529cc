import assert from 'node:assert/strict';
import aaDepthSnippets from '../../client/snippets/aa-depth.json';
import aareSnippets from '../../client/snippets/aare.json';
import wifSnippets from '../../client/snippets/asdic-scenario.json';
import awawSnippets from '../../client/snippets/awaw.json';
import { analyse, problems } from '../../server/src/features';
import { environment } from '../support/environment';

interface Snippet {
  readonly prefix: string;
  readonly body: readonly string[];
}

/** Where each snippet is inserted: the text before it, and the columns that its lines are indented by. */
const powers = 'powers:\n  germany: { side: axis }\n  cw: { side: allied }\n';
const engagement = `${powers}engagements:
  - id: biscay
    weather: fine
    subs:
      power: germany
      units:
        - { id: u-boat, type: sub, attack: 3, section: 4 }
    convoy:
      power: cw
      convoyPoints: 6
`;
const nations = 'nations:\n  japan: { side: axis }\n  us: { side: allied }\n';
const attack = `${nations}airAttacks:
  - id: strike
    where: at-sea
    attacker: { nation: japan, units: [{ id: air, type: nas, squadrons: 4 }] }
    defender: { nation: us, units: [{ id: lexington, type: cv, name: Lexington }] }
    targets:
`;
const alliances = `powers:
  germany: { side: axis }
  japan: { side: axis }
  uk: { side: allies }
  us: { side: allies, technologies: [rockets, heavy-bombers] }
`;
const seaBattle = `${alliances}seaBattles:
  - id: atlantic
    defender: { power: us, units: { dd: 1 } }
    attacker:
      power: germany
`;
const hunters = 'powers:\n  germany: { side: axis }\n  uk: { side: allies }\n';
const hunt = `${hunters}seaBattles:
  - id: gap
    attacker: { power: uk, units: { dd: 2, ftr: 1 } }
    defender:
      power: germany
`;
const wolfpack = 'units: [{ id: wolfpack, type: sub, count: 2, depth: periscope }]';
const contexts: Readonly<Record<string, readonly [before: string, columns: number]>> = {
  scenario: ['', 0],
  engagement: [`ruleset: wif-ssw\n${powers}engagements:\n`, 2],
  navalcombat: [`ruleset: wif-ssw\n${powers}navalCombats:\n`, 2],
  sub: [`ruleset: wif-ssw\n${engagement.replace(/ {4}convoy:[^]*/, '').replace(/ {8}- .*\n/, '')}`, 8],
  asw: [`ruleset: wif-ssw\n${engagement}      units:\n`, 8],
  scs: [`ruleset: wif-ssw\nturn: { year: 1941, months: jan-feb }\n${engagement}      units:\n`, 8],
  cv: [`ruleset: wif-ssw\nturn: { year: 1941, months: jan-feb }\n${engagement}      units:\n`, 8],
  nav: [`ruleset: wif-ssw\nturn: { year: 1941, months: jan-feb }\n${engagement}      units:\n`, 8],
  surprise: [`ruleset: wif-ssw\n${engagement}`, 4],
  dice: [`ruleset: wif-ssw\n${engagement}`, 4],
  expect: [`ruleset: wif-ssw\n${engagement}    dice: { seed: 1 }\n`, 4],
  returntobase: ['ruleset: wif-ssw\nreturnToBase:\n', 2],
  build: [`ruleset: wif-ssw\n${powers}production:\n`, 2],
  event: ['ruleset: wif-ssw\npoliticalEvents:\n', 2],
  awaw: ['', 0],
  airattack: [`ruleset: awaw\n${nations}airAttacks:\n`, 2],
  fleetcombat: [`ruleset: awaw\n${nations}fleetCombats:\n`, 2],
  submarineattack: [`ruleset: awaw\n${nations}submarineAttacks:\n`, 2],
  harborattack: [`ruleset: awaw\n${nations}harborAttacks:\n`, 2],
  navalround: [`ruleset: awaw\n${nations}navalRounds:\n`, 2],
  navalsearch: [`ruleset: awaw\n${nations}searches:\n`, 2],
  interception: [`ruleset: awaw\n${nations}interceptions:\n`, 2],
  raid: [`ruleset: awaw\n${nations}raids:\n`, 2],
  operation: [`ruleset: awaw\n${nations}operations:\n`, 2],
  taskforce: [`ruleset: awaw\n${nations}taskForces:\n`, 2],
  port: [`ruleset: awaw\n${nations}ports:\n`, 2],
  carrierlocation: [
    `ruleset: awaw\n${nations}taskForces:\n  - { id: tf-8, nation: us, location: at-sea, units: [{ id: enterprise, type: cv, name: Enterprise }, { id: screen, type: ca, count: 4 }] }\ncarrierLocations:\n`,
    2,
  ],
  transports: [`ruleset: awaw\n${nations}transports:\n`, 2],
  nationality: [`ruleset: awaw\n${nations}`, 0],
  target: [`ruleset: awaw\n${attack}`, 4],
  aare: ['', 0],
  seabattle: [`ruleset: aare\n${alliances}seaBattles:\n`, 2],
  subgroups: [`ruleset: aare\n${seaBattle}`, 6],
  battleorders: [`ruleset: aare\n${seaBattle}      units: { sub: 3, dd: 1 }\n`, 6],
  bombardment: [`ruleset: aare\n${alliances}bombardments:\n`, 2],
  bombingraid: [`ruleset: aare\n${alliances}strategicBombingRaids:\n`, 2],
  rocket: [`ruleset: aare\n${alliances}rocketStrikes:\n`, 2],
  kamikaze: [`ruleset: aare\n${alliances}kamikazeMissions:\n`, 2],
  flyover: [`ruleset: aare\n${alliances}flyOvers:\n`, 2],
  research: [`ruleset: aare\n${alliances}research:\n`, 2],
  airmove: [`ruleset: aare\n${alliances}airMoves:\n`, 2],
  airtransport: [`ruleset: aare\n${alliances}airTransports:\n`, 2],
  seamove: [`ruleset: aare\n${alliances}seaMoves:\n`, 2],
  aadepth: ['', 0],
  depthbattle: [`ruleset: aa-depth\n${hunters}seaBattles:\n`, 2],
  subdepth: [`ruleset: aa-depth\n${hunt}      units:\n        - type: trn\n`, 8],
  searchers: [
    `ruleset: aa-depth\n${hunt.replace(/attacker:[^]*/, `defender: { power: germany, ${wolfpack} }`)}\n    attacker:\n      power: uk\n`,
    6,
  ],
  depthorders: [`ruleset: aa-depth\n${hunt}      ${wolfpack}\n`, 6],
  depthlog: [`ruleset: aa-depth\n${hunt}      ${wolfpack}\n`, 4],
  declaration: [`ruleset: aa-depth\n${hunters}submarines:\n  - { id: wolfpack, power: germany }\ndeclarations:\n`, 2],
  patrol: [`ruleset: aa-depth\n${hunters}submarines:\n`, 2],
  submove: [`ruleset: aa-depth\n${hunters}submarines:\n  - { id: wolfpack, power: germany }\nsubmarineMoves:\n`, 2],
};

const snippets = { ...wifSnippets, ...awawSnippets, ...aareSnippets, ...aaDepthSnippets };

/** A snippet as it is when one tabs through it: each placeholder with its default, each choice with the one at an index. */
function expanded({ body }: Snippet, choice: number): string {
  return body
    .join('\n')
    .replace(/\$\{\d+\|([^|]*)\|\}/g, (_, choices: string) =>
      choices.split(',').at(choice % choices.split(',').length)!,
    )
    .replace(/\$\{\d+:([^}]*)\}/g, '$1')
    .replace(/\$\d+/g, '');
}

describe('snippets', () => {
  for (const [name, snippet] of Object.entries(snippets)) {
    it(`without any problem: ${name}`, () => {
      assert.ok(contexts[snippet.prefix], `say where ${snippet.prefix} is inserted`);
      const [before, columns] = contexts[snippet.prefix]!;
      for (let choice = 0; choice < 6; choice++) {
        const lines = expanded(snippet, choice).replace(/^(?=.)/gm, ' '.repeat(columns));
        const after = snippet.prefix === 'sub' ? '\n    convoy: { power: cw, convoyPoints: 6 }\n' : '\n';
        const text = before + lines + after;
        const found = problems(analyse(text, undefined, environment()));
        assert.deepEqual(
          found.map(({ code, message }) => `${code}: ${message}`),
          [],
          text,
        );
      }
    });
  }

  it('have a prefix of their own', () => {
    const prefixes = Object.values(snippets).map(({ prefix }) => prefix);
    assert.deepEqual([...new Set(prefixes)], prefixes);
  });
});
