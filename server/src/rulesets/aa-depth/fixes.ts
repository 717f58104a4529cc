/** Fixes shared by several checks. */
import type { Fix } from '../../model/diagnostic';
import type { Header } from './data';
import { setOption, offer } from './kit';
import type { OptionName, OptionReading } from './options';

/** Sets an option to a reading. */
export function chooseReading<N extends OptionName>(header: Header, name: N, reading: OptionReading<N>): Fix {
  return offer(`Set the option ${name} to ${reading}`, setOption(header, name, reading));
}
