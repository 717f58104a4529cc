/** 1.2.3: the search. */
import { chapter } from '../chapter';
import { weatherHover } from './hover';
import { rules } from './rules';
import { searchModifiers } from './search';

export const search = chapter({
  rules,
  modifiers: [...searchModifiers.subs, ...searchModifiers.convoy],
  hovers: [weatherHover],
});
