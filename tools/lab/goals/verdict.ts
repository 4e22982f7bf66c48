/** Whether a goal of the Director's holds, and by how much. */
export interface Verdict {
  goal: string;
  holds: boolean;
  figure: string;
}
