/** Scenarios for the tests of the protocol: the worked search example, and a combat without decisions. */

export const uri = 'file:///work/biscay.scenario.yaml';

export const biscay = `ruleset: wif-ssw
title: Condors over Biscay
turn: { year: 1941, months: jan-feb }
powers:
  germany: { side: axis, action: naval, atWarWith: [cw] }
  cw: { side: allied, action: combined, atWarWith: [germany] }
engagements:
  - id: biscay
    seaZone: Bay of Biscay
    weather: rain
    subs:
      power: germany
      units:
        - { id: flotilla-7, type: sub, attack: 3, section: 3, count: 2 }
        - { id: flotilla-1, type: sub, attack: 4, section: 4 }
        - { id: condor, type: nav, range: 14, airToSea: 2, section: 4 }
    convoy:
      power: cw
      convoyPoints: 12
      units:
        - { id: liberator, type: nav, range: 12, airToSea: 3 }
    dice: { search.subs: 4, search.convoy: 5, seed: 7 } # rolled at the table
`;

export const bombardment = `ruleset: aare
powers: { germany: { side: axis }, uk: { side: allies } }
bombardments:
  - id: cherbourg
    attacker: { power: uk, units: { bb: 1 } }
    defender: { power: germany, units: { inf: 1 } }
`;

const combat = biscay.slice(biscay.indexOf('  - id: biscay'));

/** Combats with an expectation that is not met. */
export const createUnmet = (count: number): string =>
  biscay.slice(0, biscay.indexOf('  - id: biscay')) +
  Array.from(
    { length: count },
    (_, index) =>
      `${combat.replaceAll(/id: ([\w-]+)/g, `id: $1-${index}`).replace('seaZone: Bay', `seaZone: Bay ${index}`)}    expect: { surprisePoints: { subs: 99 } }\n`,
  ).join('');
