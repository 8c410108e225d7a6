import type { Teacher } from '../../content/teacher';

export const teacherDialogId = ({ slug }: Teacher): string => `teacher-${slug}`;
