import { mark, memory, state } from './keeping';
import { person } from './person';
import { spend } from './spend';

export const contentTypes = { person, mark, memory, state, spend };
