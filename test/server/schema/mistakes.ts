/** Small scenarios of each ruleset, and typical mistakes in others. */

export const scenarios: Readonly<Record<string, string>> = {
  'wif-ssw': `ruleset: wif-ssw
title: Biscay
turn: { year: 1942, months: sep-oct }
powers:
  germany: { side: axis, action: naval, atWarWith: [cw] }
  cw: { side: allied, action: combined, atWarSince: { year: 1941, months: nov-dec } }
options: { chorusOfNations: true }
tables: { navalCombatChart: tables/chart.yaml }
forces:
  - power: germany
    units: [{ id: lohs, type: sub, attack: 3, section: 3, count: 6 }]
  - power: cw
    convoys: [{ id: sc-100, convoyPoints: 22 }]
engagements:
  - id: gap
    seaZone: North Atlantic
    weather: storm
    subs: { power: germany, units: [{ unit: lohs, count: 4 }, { id: u-7, type: sub, attack: 4, section: 3, milchcow: true }] }
    convoy: { from: sc-100, units: [{ id: ark, type: cv }, { id: swordfish, type: cvp, range: 4, airToSea: 3, on: ark }] }
    orders: { subs: { surprise: [{ buy: own-column-up }] } }
    dice: { search: 4 }
`,
  awaw: `ruleset: awaw
turn: { year: 1940, season: fall }
nations: { britain: { side: allied }, italy: { side: axis } }
airAttacks:
  - id: taranto
    where: in-port
    surpriseLevel: 7
    attacker: { nation: britain, units: [{ id: swordfish, type: nas, squadrons: 9 }] }
    defender: { nation: italy, units: [{ id: littorio, type: bb, name: Littorio }, { id: cruisers, type: ca, count: 2 }] }
    airDefenseLevel: 2
    targets: [{ ships: [littorio], squadrons: 5 }]
`,
  aare: `ruleset: aare
powers: { us: { side: allies, technologies: [long-range-aircraft] }, japan: { side: axis } }
forces:
  - { id: fleet, power: us, units: { ac: 2, ftr: 4 } }
seaBattles:
  - id: screen
    seaZone: SZ 52
    attacker: { from: fleet, units: { ac: 1, ftr: 2 }, orders: { retreat: { fewerThan: 2 } } }
    defender: { power: japan, units: [{ id: wolves, type: sub, count: 2 }], orders: { dive: { when: always } } }
kamikazeMissions:
  - { id: sortie, territory: Midway, attacker: { power: japan, fighters: 2 }, defender: { power: us, antiAircraft: { radar: true } } }
`,
  'aa-depth': `ruleset: aa-depth
turn: { round: 3, power: uk, phase: conduct-combat }
powers: { germany: { side: axis }, uk: { side: allies } }
options: { die: 6 }
seaBattles:
  - id: approaches
    seaZone: SZ 7
    attacker: { power: uk, units: [{ id: escorts, type: dd, count: 2, from: SZ 8 }, { id: rodney, type: bb, from: SZ 7 }] }
    defender: { power: germany, units: [{ id: wolves, type: sub, depth: periscope }] }
`,
};

const unit = (text: string): string =>
  `ruleset: wif-ssw\npowers: { germany: { side: axis } }\nreturnToBase:\n  - unit: ${text}\n`;

const convoy = (text: string): string =>
  `ruleset: wif-ssw\npowers: { cw: { side: allied } }\nengagements:\n  - { id: gap, seaZone: Gap, weather: fine, subs: { units: [] }, convoy: ${text} }\n`;

const wif = (text: string): string => `ruleset: wif-ssw\n${text}\n`;
const aare = (text: string): string => `ruleset: aare\n${text}\n`;

export const mistakes: Readonly<Record<string, readonly string[]>> = {
  'wif-ssw': [
    // a mapping is written as a list or as a value
    wif('turn: [1942, sep-oct]'),
    wif('turn: sep-oct 1942'),
    wif('turn: sep-oct, 1942'),
    wif('turn: sept-oct 1942'),
    wif('turn: 1942'),
    wif("turn: '1942'"),
    wif('turn: 1900 sep-oct'),
    wif('turn: 1942 1943'),
    wif('turn: summer 1942'),
    wif('turn: []'),
    wif('turn: [{ year: 1942 }, { months: sep-oct }]'),
    wif('turn: [{ year: 1942 }, { year: 1943 }]'),
    wif('turn: [{ year: 1942 }, { day: 3 }]'),
    wif('turn: [{}]'),
    wif('turn: [1942, { months: sep-oct }]'),
    wif('powers: { germany: axis, cw: axsi, us: blue, italy: [axis], japan: true }'),
    wif('powers: [germany, italy]'),
    wif('powers: [{ germany: { side: axis } }, { cw: { side: allied } }]'),
    wif('forces: germany'),
    wif('forces: [germany, 3, { power: germany }]'),
    convoy('12'),
    convoy('cw'),
    convoy('12 cw'),
    convoy('[12, cw]'),
    convoy('usa'),
    convoy("''"),
    // a key of another word, another level or another type
    wif('turns: 1942 sep-oct'),
    wif('turns: { year: 1942, months: sep-oct }'),
    wif('trun: 3'),
    wif('year: 1942'),
    wif('year: 1942\nmonths: sep-oct'),
    wif('year: 1942\nmonths: 7'),
    wif('year: 1942\nturn: { months: sep-oct }'),
    wif('year: 1942\nturn: { year: 1941, months: sep-oct }'),
    wif('year: 1942\nturn: { months: sep-oct, year: 1941 }'),
    wif('year: 1942\nturn: none'),
    wif('seaZone: Bay'),
    wif('chorusOfNations: true\nazoresDie: d6'),
    wif('nations: { germany: { side: axis } }'),
    wif('players: {}\ncountries: {}'),
    wif('seaBattles: []'),
    wif('seaBattles: []\nnations: {}'),
    wif("'': 3"),
    wif('x: 3\ny: 4\nxx: 5'),
    convoy('{ power: cw, points: 4 }'),
    convoy('{ power: cw, escort: [{ id: b6, type: asw, asw: 2 }] }'),
    convoy('{ power: cw, convoyPoint: 4, convoyPoints: 4 }'),
    convoy('{ power: cw, weather: rain }'),
    convoy('{ power: cw, seaZone: Gap, convoyPoints: -4 }'),
    wif('engagements: [{ id: gap, seaZone: Gap, weather: fine, subs: {}, convoy: {}, points: 12 }]'),
    wif('engagements: [{ id: gap, seaZone: Gap, weather: fine, subs: {}, points: 12 }]'),
    wif('engagements: [{ id: gap, seaZone: Gap, weather: fine, subs: {}, points: twelve, convoyPoints: 3 }]'),
    wif('engagements: [{ power: germany, units: [], id: gap }]'),
    wif('engagements: [{}, [], gap, null]'),
    wif('engagements: { id: gap }'),
    unit('{ id: u-7, type: sub, attack: 3, section: 3, airToSea: 3 }'),
    unit('{ id: u-7, type: sub, attack: 3, section: 3, asw: 3 }'),
    unit('{ id: u-7, type: sub, attack: 3, section: 3, unit: u-8 }'),
    // types
    unit('{ id: u-7, attack: 3, section: 3 }'),
    unit('{ id: u-7 }'),
    unit('{ id: u-7, milchcow: true }'),
    unit('{ id: u-7, typ: sub }'),
    unit('{ id: u-7, typ: sub, type: 3 }'),
    unit('{ id: u-7, type: null, attack: 3 }'),
    unit('{ id: u-7, type: u-boat, attack: 3, section: 3 }'),
    unit('{ id: u-7, type: submarin, attack: 3, section: 3 }'),
    unit('{ id: u-7, type: zeppelin, milchcow: true }'),
    unit('{ id: u-7, type: zeppelin }'),
    unit('{ id: u-7, type: s, attack: 3 }'),
    unit('u-7'),
    unit('[u-7]'),
    unit('{ unit: u-9 }'),
    // values
    unit('{ id: u-7, type: sub, attack: "3", section: "3", milchcow: yes, damaged: 1, faceUp: maybe }'),
    unit('{ id: u-7, type: sub, attack: "+3", section: two, milchcow: Off, notes: 12 }'),
    unit('{ id: u-7, type: sub, attack: "3.5", section: null, milchcow: "true", notes: true }'),
    unit('{ id: u-7, type: sub, attack: Twelve, section: -1, count: zero }'),
    unit('{ id: u-7, type: sub, attack: -0.5, section: [3], count: -2 }'),
    unit('{ id: u-7, type: sub, attack: -16, section: { a: 1 }, count: -51 }'),
    unit('{ id: 7, type: sub, attack: 15.5, section: Convoy, count: 51 }'),
    unit(`{ id: ${'u'.repeat(61)}, type: sub, attack: " 3 ", section: conoy, count: 1.5 }`),
    unit('{ id: "u 7", type: sub, attack: 3, section: true }'),
    unit("{ id: '', type: sub, attack: thirteen, section: 3.5 }"),
    wif('powers: { Free French: { side: allied }, -: { side: axis }, 7up: { side: axis } }'),
    wif('powers: { Free French: { side: allied }, free-french: { side: allied } }'),
    wif('powers: { germany: { side: ax, action: nval, atWarWith: germany } }'),
    wif('powers: { germany: { side: allies, major: 1, atWarWith: [3] } }'),
    wif('powers: { germany: { side: neutral, atWarSince: { year: 41 } } }'),
    wif('title: 3\nimpulse: first\nphasingSide: allies'),
    wif(`title: ''\nimpulse: 0`),
    wif('options: { chorusOfNations: 1, stormAndBlizzard: none, unknown: 2 }'),
    wif('options: chorusOfNations'),
    wif('navalCombats: [{ id: a, sections: [1, 2, 1, 2], kind: surface }, { id: b, sections: [] }]'),
    wif('tables: { navalCombatChart: 3, sectionModifiers: { fine: { 1: 3, 2: -10 } } }'),
    // ids
    wif('powers: { germany: { side: axis, atWarWith: [cw, germnay, uk] }, cw: { side: allied } }'),
    wif(
      'powers: { germany: { side: axis } }\nreturnToBase: [{ unit: { id: a, type: sub, attack: 1, section: 1, power: reich } }]',
    ),
    wif('forces: [{ power: germany, units: [{ id: a, type: sub, attack: 1, section: 1 }] }]'),
    `ruleset: wif-ssw\npowers: { germany: {} }\nengagements:\n${'  - { id: gap }\n'.repeat(3)}  - { id: gap-2 }\n`,
    // the ruleset
    'title: x\n',
    'engagements: []\n',
    'powers: {}\nengagements: []\n',
    'powers: {}\n',
    'ruleset:\n',
    'ruleset: 3\n',
    'ruleset: [wif-ssw]\n',
    'ruleset: wif\n',
    'ruleset: wif-sw\n',
    'ruleset: config\n',
  ],
  aare: [
    aare('engagements: [{ id: x }]'),
    aare('battles: [{ id: x }]'),
    aare(
      'powers: { us: {} }\nforces: [{ id: fleet, power: us, units: { sub: 1 } }]\nseaBattles: [{ id: x, seaZone: SZ 1, attacker: { from: fleet }, defender: { from: fleeet } }]',
    ),
    aare('powers: { us: {} }\nseaBattles: [{ id: x, seaZone: SZ 1, attacker: { from: us }, defender: { from: x } }]'),
    aare(
      'seaBattles: [{ id: x, seaZone: SZ 1, attacker: { power: us, units: [{ id: x, type: sub }, { id: x, type: dd }] }, defender: { power: us, units: [{ id: y, type: submarine }] } }]',
    ),
    aare(
      'seaBattles: [{ id: x, seaZone: SZ 1, attacker: { power: usa, units: { submarines: 2, carriers: -1, dd: 1.5 } }, defender: { units: { bb: two } } }]',
    ),
    aare('powers: { us: { side: allies, technologies: [jets, jets, super-subs, radar, xyz] } }'),
    aare('powers: { us: { side: allies, technologies: rockets } }'),
    aare('strategicBombingRaids: [{ id: x, territory: Japan, attacker: us, defender: japan }]'),
    aare('strategicBombingRaids: [{ id: x, territory: Japan, attacker: 2, defender: { bombers: 2 } }]'),
  ],
  awaw: [
    'ruleset: awaw\nnations: { britain: allied }\nairAttacks: [{ id: x, where: port, attacker: { nation: uk } }]\n',
    'ruleset: awaw\nnations: { britain: { side: allied }, italy: { side: axis } }\ntaskForces: [{ id: x, nation: britan }]\nturn: 1940 fall\n',
    'ruleset: awaw\npowers: { britain: { side: allied } }\nturn: { year: 1940, season: autumn }\n',
    'ruleset: awaw\nfleetCombats: [{ id: x, attacker: { units: [{ id: x, type: ca, count: 300 }, { id: y, type: cruiser }] } }]\n',
  ],
  'aa-depth': [
    'ruleset: aa-depth\noptions: { die: 7, minHit: 2, mixedDepths: own }\n',
    'ruleset: aa-depth\nseaBattles: [{ id: x, seaZone: SZ 7, attacker: { power: uk, units: [{ id: a, type: sub, depth: deep }, { id: b, type: sub, depth: Periscope }] } }]\n',
    'ruleset: aa-depth\nturn: round 3\nround: 3\nphase: conduct-combat\n',
    'ruleset: aa-depth\nturn: [3, uk, conduct-combat]\npowers: { uk: { side: allies }, us: { side: allies } }\n',
    'ruleset: aa-depth\nturn: 3 conduct-combat\npowers: { uk: { side: allies }, us: { side: allies } }\n',
    'ruleset: aa-depth\nturn: 3\npowers: { a: {}, b: {}, c: {}, d: {}, e: {} }\n',
  ],
};
