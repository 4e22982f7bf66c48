import type { Habits } from './habits.ts';

/** Generated: npm run lab -- fit --game stand-in --level … --write */
export const FITTED: Readonly<Record<'feature' | 'late-show' | 'midnight', Habits>> = {
  feature: {
    turns: 0.716,
    feeds: 0.00323,
    keepsStain: 0.744,
    recastHolds: 1.03,
    stains: 1.07,
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
          recast: 0.02,
          original: 0.163,
        },
      },
      double: {
        honest: {
          'stand-in': 0.00615,
          recast: 0.827,
          original: 0.257,
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
          original: 0.712,
        },
        lying: {
          'stand-in': 0.868,
          recast: 0.22,
          original: 0.114,
        },
      },
    },
    bluffs: 1.58,
    heeded: 0.25,
    bend: {
      standIn: [0, 0.109, 0.225, 0.351, 0.474, 0.58, 0.687, 0.807, 0.874, 0.874, 1],
      double: [0, 0.0748, 0.191, 0.272, 0.405, 0.532, 0.625, 0.77, 0.831, 0.915, 1],
    },
  },
  'late-show': {
    turns: 0.946,
    feeds: 0.00323,
    keepsStain: 0.549,
    recastHolds: 1.03,
    stains: 1.02,
    takesRecast: 0.747,
    plays: {
      'screen-test': [0.666, 0.444],
      'close-up': [0.815, 1.16],
      'second-take': [1.75, 1.66],
      'reverse-shot': [1.36, 1.46],
      'love-scene': [0.517, 0.776],
      trailer: [2.71, 1.05],
      'chained-door': [3.3, 1.11],
    },
    burns: {
      recast: 2.71,
      standIn: 2.2,
      asStandIn: 3.32,
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
          original: 0.243,
        },
      },
      double: {
        honest: {
          'stand-in': 0.00501,
          recast: 0.367,
          original: 0.098,
        },
        lying: {
          'stand-in': 0.01,
          recast: 0.02,
          original: 0.3,
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
          original: 0.257,
        },
      },
    },
    bluffs: 1.51,
    heeded: 0.25,
    bend: {
      standIn: [0, 0.0589, 0.178, 0.288, 0.444, 0.572, 0.647, 0.765, 0.786, 0.868, 1],
      double: [0, 0.0711, 0.168, 0.3, 0.393, 0.525, 0.668, 0.768, 0.835, 0.926, 1],
    },
  },
  midnight: {
    turns: 0.946,
    feeds: 0.00323,
    keepsStain: 0.299,
    recastHolds: 1.03,
    stains: 1.02,
    takesRecast: 0.915,
    plays: {
      'screen-test': [0.445, 0.603],
      'close-up': [1.05, 1.84],
      'second-take': [1, 1.66],
      'reverse-shot': [3.39, 3.38],
      'love-scene': [0.816, 1.22],
      trailer: [3.32, 0.311],
      'chained-door': [3.38, 1.67],
    },
    burns: {
      recast: 2.71,
      standIn: 1.63,
      asStandIn: 1.81,
      asRecast: 3.32,
    },
    refuses: {
      standIn: 0.984,
      asStandIn: 1.13,
      asRecast: 2.29,
    },
    declines: [3, 3],
    reports: {
      'stand-in': {
        honest: {
          'stand-in': 0.858,
          recast: 0.003,
          original: 0.003,
        },
        lying: {
          'stand-in': 0.005,
          recast: 0.02,
          original: 0.299,
        },
      },
      double: {
        honest: {
          'stand-in': 0.00922,
          recast: 0.368,
          original: 0.0723,
        },
        lying: {
          'stand-in': 0.01,
          recast: 0.02,
          original: 0.427,
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
          original: 0.172,
        },
      },
    },
    bluffs: 1.51,
    heeded: 0.25,
    bend: {
      standIn: [0, 0.0485, 0.155, 0.27, 0.365, 0.474, 0.624, 0.697, 0.697, 0.802, 1],
      double: [0, 0.0703, 0.156, 0.253, 0.39, 0.482, 0.667, 0.758, 0.782, 0.935, 1],
    },
  },
};
