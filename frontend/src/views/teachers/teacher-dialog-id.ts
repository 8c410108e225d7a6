import type { Teacher } from '../../content/courses/teacher';

export const teacherDialogId = ({ slug }: Teacher): string => `teacher-${slug}`;
