/** On which side somebody is taught. */
export const LESSONS = ['original', 'stand-in'] as const;
export type LessonId = (typeof LESSONS)[number];
