/** The chances that a choice shows, exact by what the player may know; null or missing where they do not apply. */
export interface Odds {
  /** Is the Stand-In; is a double. */
  standIn?: number;
  double?: number;
  /** That an exchange with this seat could turn the player. */
  canTurn?: number;
  /** Holds a Recast card; a card drawn from that hand is one. */
  holdsRecast?: number;
  showsRecast?: number;
  holdsCurtain?: number;
  /** Is the Stand-In, as whoever gives advice reads what happened: no count, but what an accusation is offered by. */
  suspected?: number;
}
