/** 1.5: Cadiz and the Azores. */
import { numbers } from './numbers';
import type { RuleTexts } from './rule-text';

const die = numbers['azores-die'];

export const baseRules = {
  'historic-bases': {
    section: '1.5',
    title: 'Historic bases without Chorus of Nations',
    checklist: ['W63'],
    summary:
      'Cadiz and the Azores are available as below only when Chorus of Nations, the political add-on, is not played.',
  },
  'cadiz-gained': {
    section: '1.5',
    title: 'Germany gains Cadiz',
    checklist: ['W64'],
    summary: `In any declaration of war phase in which Spain is neutral and France is conquered or Vichy France is installed, Germany can gain the use of Cadiz as a submarine base. The US entry effect is +${numbers['cadiz-gained'].usEntry}.`,
  },
  'cadiz-sanctuary': {
    section: '1.5',
    title: 'Cadiz harbours German submarines only',
    checklist: ['W65'],
    summary:
      'Only German submarines may base in Cadiz. In port there they cannot be attacked in any way, unless the Allies declare war on Spain.',
  },
  'cadiz-supply': {
    section: '1.5',
    title: 'Cadiz as a source of supply',
    checklist: ['W66'],
    summary:
      'For German submarines based there Cadiz is a secondary supply source, and they may trace supply through Spain.',
  },
  'cadiz-lost-for-good': {
    section: '1.5',
    title: 'Cadiz is lost for good',
    checklist: ['W67'],
    summary:
      'If a US land unit enters France, or France is liberated, Germany loses Cadiz and cannot gain it again. After another loss it may be had again when the conditions hold again (option `cadizAgain`).',
  },
  'cadiz-overrun': {
    section: '1.5',
    title: 'Spain joins the Allies: overrun',
    checklist: ['W68'],
    summary: 'If Spain joins the war on the Allied side, German submarines in Cadiz are treated as overrun.',
  },
  'cadiz-realigned': {
    section: '1.5',
    title: 'Spain aligns with another Axis power: rebase',
    checklist: ['W69'],
    summary:
      'If Spain becomes aligned with a neutral Axis major power other than Germany, German submarines in Cadiz rebase at once to the nearest port that they may use.',
  },
  'cadiz-rebase': {
    section: '1.5',
    title: 'Cadiz revoked: rebase or be destroyed',
    checklist: ['W70'],
    summary:
      'When Germany loses Cadiz, its submarines there rebase at once to a port within their range; those that have none are destroyed.',
  },
  'azores-die': {
    section: '1.5',
    title: 'The Azores are granted by a die',
    checklist: ['W71'],
    summary: `Once the US is at war with Germany, and while Spain and Portugal are neutral, a d${die.sides} is rolled at the start of the production phase: on a ${die.grants} Portugal lets the Allies use the Azores as an air base. It is rolled in each production phase until then (option \`azoresDie\`).`,
  },
  'azores-aircraft': {
    section: '1.5',
    title: 'Commonwealth and US aircraft in the Azores',
    checklist: ['W72'],
    summary: 'Aircraft of the Commonwealth and of the US may base in the Azores.',
  },
  'azores-revoked': {
    section: '1.5',
    title: 'The Azores are revoked',
    checklist: ['W73'],
    summary: 'If the Axis controls or conquers Spain, the Allies lose the Azores.',
  },
  'azores-overrun': {
    section: '1.5',
    title: 'Portugal joins the Axis: overrun',
    checklist: ['W74'],
    summary:
      'If Portugal joins the war on the Axis side, Commonwealth and US aircraft in the Azores are treated as overrun.',
  },
  'azores-realigned': {
    section: '1.5',
    title: 'Portugal aligns with another Allied power',
    checklist: ['W75'],
    summary:
      'If Portugal becomes aligned with a neutral Allied major power other than the Commonwealth, the Free French and the US, Commonwealth and US aircraft in the Azores go to the production spiral at once, to arrive in the next turn.',
  },
  'azores-spiral': {
    section: '1.5',
    title: 'Azores revoked: to the production spiral',
    checklist: ['W76'],
    summary:
      'When the Allies lose the Azores, Commonwealth and US aircraft there go to the production spiral at once, to arrive in the next turn.',
  },
  'azores-no-us-entry': {
    section: '1.5',
    title: 'The Azores have no US entry effect',
    checklist: ['W89'],
    summary: `Unlike Cadiz, the Azores are no US entry option: the effect is ${numbers['azores-no-us-entry'].usEntry}.`,
  },
} satisfies RuleTexts;
