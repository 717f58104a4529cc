/** Fixes shared by several checks. */
import { remove, set } from '../../model/edit';
import type { Fix } from '../../model/problem';
import type { Header } from './data';
import type { OptionName, OptionReading } from './options';

/** Sets an option to a reading. */
export function chooseReading<N extends OptionName>(header: Header, name: N, reading: OptionReading<N>): Fix {
  const edit = header.options ? set(header.options, name, reading) : set(header, 'options', { [name]: reading });
  return { title: `Set the option ${name} to ${reading}`, edits: [edit] };
}

/** Removes an item from a list. */
export function takeOut(list: readonly unknown[], item: unknown, title: string): Fix {
  return { title, edits: [remove(list, list.indexOf(item))] };
}

/** Removes a member that is wrong or has no effect. */
export function takeKeyOut<T extends object>(owner: T, key: keyof T & string): Fix {
  return { title: `Remove \`${key}\``, edits: [remove(owner, key)] };
}
