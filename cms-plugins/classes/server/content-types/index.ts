import { kind } from './kind';
import { opening } from './opening';
import { busy, session } from './session';
import { exception, teacher } from './teacher';

export const contentTypes = { kind, 'teacher-hours': teacher, exception, session, busy, opening };
