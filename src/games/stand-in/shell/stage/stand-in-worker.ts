/** The computer players of this game, in a thread of their own: under a name by which its file is told apart. */
import '../../../../director-ai/stand-in/worker.ts';
