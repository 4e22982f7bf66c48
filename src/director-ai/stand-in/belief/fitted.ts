import type { Habits } from './habits.ts';

/** Generated: npm run lab -- fit --game stand-in --level … --write */
export const FITTED: Readonly<Record<'feature' | 'late-show' | 'midnight', Habits>> = {
  feature: {
    turns: 0.647,
    feeds: 0.00395,
    keepsStain: 0.911,
    recastHolds: 1.03,
    stains: 1.78,
    takesRecast: 0.551,
    plays: {
      'screen-test': [1, 1],
      'close-up': [0.7, 1],
      'second-take': [1, 1],
      'reverse-shot': [2.5, 3.3],
      'love-scene': [1, 1],
      trailer: [3, 0.7],
      'chained-door': [3.3, 2.5],
    },
    burns: {
      recast: 3,
      standIn: 3.3,
      asStandIn: 2,
      asRecast: 2,
    },
    refuses: {
      standIn: 2,
      asStandIn: 0.5,
      asRecast: 0.5,
    },
    declines: [3, 3],
    reports: {
      'stand-in': {
        honest: {
          'stand-in': 0.857,
          recast: 0.003,
          original: 0.003,
        },
        lying: {
          'stand-in': 0.005,
          recast: 0.045,
          original: 0.448,
        },
      },
      double: {
        honest: {
          'stand-in': 0.00922,
          recast: 0.551,
          original: 0.27,
        },
        lying: {
          'stand-in': 0.01,
          recast: 0.02,
          original: 0.258,
        },
      },
      clean: {
        honest: {
          'stand-in': 0.003,
          recast: 0.003,
          original: 0.643,
        },
        lying: {
          'stand-in': 0.709,
          recast: 0.12,
          original: 0.103,
        },
      },
    },
    bluffs: 2.91,
    heeded: 0.25,
    bend: {
      standIn: [0, 0.0962, 0.196, 0.306, 0.429, 0.429, 0.624, 0.916, 0.99, 0.99, 1],
      double: [0, 0.062, 0.152, 0.255, 0.389, 0.464, 0.606, 0.833, 0.986, 0.986, 1],
    },
  },
  'late-show': {
    turns: 0.946,
    feeds: 0.00395,
    keepsStain: 0.244,
    recastHolds: 1.03,
    stains: 1.02,
    takesRecast: 0.827,
    plays: {
      'screen-test': [0.444, 0.544],
      'close-up': [0.998, 0.951],
      'second-take': [1.66, 1.66],
      'reverse-shot': [2.04, 2.69],
      'love-scene': [0.544, 0.816],
      trailer: [3.32, 1.05],
      'chained-door': [2.98, 1.23],
    },
    burns: {
      recast: 2,
      standIn: 1.8,
      asStandIn: 3,
      asRecast: 3.32,
    },
    refuses: {
      standIn: 0.889,
      asStandIn: 0.301,
      asRecast: 0.301,
    },
    declines: [3, 3],
    reports: {
      'stand-in': {
        honest: {
          'stand-in': 0.857,
          recast: 0.003,
          original: 0.003,
        },
        lying: {
          'stand-in': 0.005,
          recast: 0.02,
          original: 0.22,
        },
      },
      double: {
        honest: {
          'stand-in': 0.0138,
          recast: 0.245,
          original: 0.12,
        },
        lying: {
          'stand-in': 0.01,
          recast: 0.02,
          original: 0.285,
        },
      },
      clean: {
        honest: {
          'stand-in': 0.003,
          recast: 0.003,
          original: 0.872,
        },
        lying: {
          'stand-in': 0.103,
          recast: 0.103,
          original: 0.232,
        },
      },
    },
    bluffs: 1.51,
    heeded: 0.25,
    bend: {
      standIn: [0, 0.062, 0.173, 0.298, 0.451, 0.57, 0.666, 0.759, 0.803, 0.91, 1],
      double: [0, 0.0689, 0.182, 0.282, 0.378, 0.521, 0.65, 0.775, 0.853, 0.918, 1],
    },
  },
  midnight: {
    turns: 0.946,
    feeds: 0.00395,
    keepsStain: 0.405,
    recastHolds: 1.03,
    stains: 1.02,
    takesRecast: 0.827,
    plays: {
      'screen-test': [0.402, 0.904],
      'close-up': [0.857, 1.5],
      'second-take': [1.11, 1.5],
      'reverse-shot': [3.39, 3.38],
      'love-scene': [0.544, 1.5],
      trailer: [3.32, 0.311],
      'chained-door': [3.38, 0.329],
    },
    burns: {
      recast: 1.81,
      standIn: 1.2,
      asStandIn: 1.81,
      asRecast: 3.32,
    },
    refuses: {
      standIn: 0.889,
      asStandIn: 1.25,
      asRecast: 0.83,
    },
    declines: [3, 3],
    reports: {
      'stand-in': {
        honest: {
          'stand-in': 0.633,
          recast: 0.003,
          original: 0.003,
        },
        lying: {
          'stand-in': 0.005,
          recast: 0.02,
          original: 0.244,
        },
      },
      double: {
        honest: {
          'stand-in': 0.00922,
          recast: 0.827,
          original: 0.098,
        },
        lying: {
          'stand-in': 0.01,
          recast: 0.02,
          original: 0.349,
        },
      },
      clean: {
        honest: {
          'stand-in': 0.003,
          recast: 0.003,
          original: 0.712,
        },
        lying: {
          'stand-in': 0.103,
          recast: 0.103,
          original: 0.386,
        },
      },
    },
    bluffs: 1.51,
    heeded: 0.25,
    bend: {
      standIn: [0, 0.0391, 0.142, 0.287, 0.417, 0.492, 0.69, 0.932, 0.976, 0.981, 1],
      double: [0, 0.0327, 0.149, 0.258, 0.41, 0.535, 0.626, 0.834, 0.866, 0.892, 1],
    },
  },
};
