/** 1.5: Cadiz and the Azores. */
import type { RuleTexts } from '../../rule-text';
import { numbers } from './numbers';

const die = numbers['azores-die'];

export const rules = {
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
    summary: `While Spain is neutral, and once France has been conquered or there is a Vichy France, Germany may in any declaration of war phase take up the use of Cadiz, for its submarines. The US entry effect is +${numbers['cadiz-gained'].usEntry}.`,
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
      'If a US land unit enters France, or France is liberated, Germany loses Cadiz and cannot gain it again; a use that it never had is not lost by that. After another loss it may be had again when the conditions hold again (option `cadizAgain`).',
  },
  'cadiz-overrun': {
    section: '1.5',
    title: 'Spain joins the Allies: overrun',
    checklist: ['W68'],
    summary: 'When Spain enters the war as one of the Allies, German submarines in Cadiz count as overrun.',
  },
  'cadiz-realigned': {
    section: '1.5',
    title: 'Spain aligns with another Axis power: rebase',
    checklist: ['W69'],
    summary:
      'Should a major power of the Axis that is itself still neutral, Germany excepted, get Spain as its ally, German submarines in Cadiz rebase at once to the nearest port that they may use.',
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
    summary: `From the outbreak of war between the US and Germany, while Spain and Portugal are neutral, each production phase begins with a d${die.sides}: on a ${die.grants} Portugal lets the Allies use the Azores as an air base. There are no more rolls once it is granted; whether there is more than one before that is the option \`azoresDie\`.`,
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
    summary:
      'If the Axis controls or conquers Spain, the Allies lose the Azores. Whether they lose them by declaring war on Spain themselves is the option `warOnSpain`.',
  },
  'azores-overrun': {
    section: '1.5',
    title: 'Portugal joins the Axis: overrun',
    checklist: ['W74'],
    summary:
      'When Portugal enters the war as one of the Axis, Commonwealth and US aircraft in the Azores count as overrun.',
  },
  'azores-realigned': {
    section: '1.5',
    title: 'Portugal aligns with another Allied power',
    checklist: ['W75'],
    summary:
      'Should a major power of the Allies that is itself still neutral get Portugal as its ally, Commonwealth, Free French and US excepted, Commonwealth and US aircraft in the Azores are put on the production spiral at once and come back in the turn after.',
  },
  'azores-spiral': {
    section: '1.5',
    title: 'Azores revoked: to the production spiral',
    checklist: ['W76'],
    summary:
      'When the Allies lose the Azores, Commonwealth and US aircraft there are put on the production spiral at once and come back in the turn after.',
  },
  'azores-no-us-entry': {
    section: '1.5',
    title: 'The Azores have no US entry effect',
    checklist: ['W89'],
    summary: `Unlike Cadiz, the Azores are not a US entry option: the effect is ${numbers['azores-no-us-entry'].usEntry}.`,
  },
  editorial: {
    section: '1.2.5.1, 1.5',
    title: 'Slips of the source',
    checklist: ['W88'],
    status: 'note',
    summary:
      'The number 1.2.5.1 is used twice in the source: for the combat and for the ASW values. Asdic cites the second as 1.2.5.1, ASW values. The Azores text speaks of "aircraft subs" where aircraft are meant, and 1.1 stands on a page that Asdic does not draw on.',
  },
} satisfies RuleTexts;
