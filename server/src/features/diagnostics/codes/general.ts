/** Pages of the codes that belong to no rule: of syntax, schema, ids, tables and expectations, with examples. */
import { type GeneralCode, axis, battle, scenario, sub } from './examples';
import { syntaxCodes } from './syntax';

const schema: Readonly<Record<string, GeneralCode>> = {
  'schema/form': {
    title: 'Text has its form',
    text: 'Some text has a form of its own: an id is made of small letters, digits and hyphens.',
    fails: battle(sub.replace('flotilla-7', "'Flotilla 7'")),
    passes: battle(sub),
  },
  'schema/invalid': {
    title: 'A value fits the schema',
    text: 'The value breaks a demand of the schema that Asdic has no better words for.',
  },
  'schema/length': {
    title: 'A list has its length, a text something in it',
    text: 'A list has fewer or more items than it may have, or a text is empty.',
    fails: battle(sub, "    seaZone: ''"),
    passes: battle(sub, '    seaZone: Bay of Biscay'),
  },
  'schema/missing-key': {
    title: 'What cannot be left out is there',
    text: 'Nothing can be said without this key. The hover of the key around it says what it holds.',
    fails: scenario('  germany: {}'),
    passes: scenario(axis),
  },
  'schema/missing-ruleset': {
    title: 'A scenario names its ruleset',
    text: '`ruleset` says by which game everything else is read.',
    fails: `turn: { year: 1941, months: jan-feb }\n`,
    passes: scenario(axis),
  },
  'schema/missing-type': {
    title: 'A unit says its type',
    text: 'What else a unit may have depends on its `type`.',
    fails: battle('{ id: flotilla-7, attack: 3, section: 3 }'),
    passes: battle(sub),
  },
  'schema/range': {
    title: 'A number is in its range',
    text: 'The message says from where to where the number goes, and by which rule where one sets it.',
    fails: scenario(axis).replace('1941', '2941'),
    passes: scenario(axis),
  },
  'schema/repeated': {
    title: 'Nothing stands twice in a list',
    text: 'Each item of the list counts once, so the second one has no effect.',
    fails: battle(sub, 'navalCombats:\n  - { id: later, sections: [2, 2] }'),
    passes: battle(sub),
  },
  'schema/type': {
    title: 'A value is of its kind',
    text: 'A number, a text, a list or a mapping is wanted, and something else stands there.',
    fails: scenario(axis).replace('1941', 'soon'),
    passes: scenario(axis),
  },
  'schema/unknown-key': {
    title: 'A key is one that is known here',
    text: 'The ruleset knows no key of this name in this place. Most often it is misspelt, or indented wrongly.',
    fails: scenario('  germany: { side: axis, acton: naval }'),
    passes: scenario('  germany: { side: axis, action: naval }'),
  },
  'schema/unknown-ruleset': {
    title: 'The ruleset is one that Asdic knows',
    text: '`ruleset` names one of the games that Asdic has the rules of.',
    fails: 'ruleset: chess\n',
    passes: scenario(axis),
  },
  'schema/unknown-type': {
    title: 'The type is one of the game',
    text: 'The message lists the types that a unit can have here.',
    fails: battle(sub.replace('type: sub', 'type: zeppelin')),
    passes: battle(sub),
  },
  'schema/value': {
    title: 'A word is one of those that can stand here',
    text: 'The message lists the words, and names the one that is meant where that is certain.',
    fails: scenario('  germany: { side: axs }'),
    passes: scenario(axis),
  },
};

const others: Readonly<Record<string, GeneralCode>> = {
  'id/duplicate': {
    title: 'An id is declared once',
    text: 'Orders, losses and expectations name units by their ids. Two units of one id could not be told apart.',
    fails: battle(`${sub}, ${sub}`),
    passes: battle(`${sub}, ${sub.replace('7', '8')}`),
  },
  'id/unknown': {
    title: 'What is named is there',
    text: 'The scenario has nothing of this id. The message names the nearest one.',
    fails: battle(sub).replace('power: germany', 'power: japan'),
    passes: battle(sub),
  },
  'table/missing': {
    title: 'The file of a table is there',
    text: 'A path is relative to the scenario and leads to a file in the same workspace folder or, where the scenario is in none, to one beside or below it. Without it the table counts as not supplied.',
    fails: scenario(axis, 'tables: { navalCombatChart: tables/none.yaml }'),
    passes: scenario(axis),
  },
  'table/unreadable': {
    title: 'The file of a table can be read',
    text: 'The file is empty, or is no YAML. The message says what is wrong with it, and in which line.',
  },
  'expect/needs-dice': {
    title: 'What is expected of a combat can be told',
    text: 'Whether an expectation is met depends on dice that the scenario does not give.',
    fails: battle(sub, '    expect: { surprisePoints: { subs: 5 } }'),
    passes: battle(sub, '    dice: { seed: 7 }'),
  },
  'expect/not-resolved': {
    title: 'What is expected of a combat is of one that is resolved',
    text: 'The combat lacks a number, such as the size of a ship, and is not resolved until it is given: another problem names it.',
  },
  'expect/not-met': {
    title: 'What is expected of a combat happens',
    text: '`expect` is a test: with the dice of the scenario the combat ends in another way. The message says in which.',
    fails: battle(sub, '    dice: { search.subs: 4, search.convoy: 5 }\n    expect: { surprisePoints: { subs: 9 } }'),
    passes: battle(sub, '    dice: { search.subs: 4, search.convoy: 5 }'),
  },
  'expect/odds-not-met': {
    title: 'The odds are as expected',
    text: '`expect: { odds: ... }` says how likely an outcome must be, or what the mean of a number must be, whatever dice the scenario has. The odds of the combat are others: the message says which, and how they were found.',
  },
  'expect/odds-open': {
    title: 'Whether the odds are as expected can be told',
    text: 'The combat is too large for exact odds. They were estimated by rolling it many times, and what is expected lies within what the estimate may be off by. Leave more room, or roll more often: `asdic.sampling.runs` in the editor, `--runs` of `asdic check`.',
  },
  'expect/unknown': {
    title: 'What is expected is something that the combat tells',
    text: 'The outcome of the combat has nothing of this name.',
  },
  'result/outdated': {
    title: 'A written result is what its dice come to',
    text: 'The combat was changed after its result was written. Resolve it anew and write the result, or take it out.',
  },
  'link/missing': {
    title: 'A scenario that a comment names is there',
    text: 'A comment names another scenario, `# goes on in narvik.scenario.yaml`, and no such file stands there, seen from the folder of this one.',
  },
  'asdic/check-failed': {
    title: 'Every check ran',
    text: 'A check failed. That is a fault of Asdic and not of the scenario; all other checks ran. Please report it, with the scenario.',
  },
  'asdic/more-problems': {
    title: 'Not all problems are shown',
    text: 'There are so many that an editor would stand still. Mend the first ones.',
  },
  'asdic/suppression': {
    title: 'A comment that accepts problems says which and where',
    text: '`# asdic-ignore CODE: reason` is for a line, `asdic-ignore-combat` for a combat, `asdic-ignore-file` for a file.',
    fails: scenario(`${axis} # asdic-ignore`),
    passes: scenario(axis),
  },
  'asdic/unused-suppression': {
    title: 'A comment that accepts problems accepts one',
    text: 'What accepts nothing now would hide a problem later.',
    fails: scenario(`${axis} # asdic-ignore schema/value`),
    passes: scenario('  germany: { side: axs } # asdic-ignore schema/value'),
  },
};

/** By code. Codes of rulesets are documented in their checks. */
export const generalCodes: Readonly<Record<string, GeneralCode>> = { ...syntaxCodes, ...schema, ...others };
