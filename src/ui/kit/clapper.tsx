import './clapper.css';

/** The mark of “What would you do?”. */
export const Clapper = () => (
  <svg class="clapper" viewBox="0 0 24 22" aria-hidden="true">
    <path d="M1 9h22v12H1z" />
    <path d="M1 7.6 22.6 1l1 3.3L2 10.9z" />
    <path class="stripe" d="m5.200 6.300 3.300-1 1.600 2.900-3.300 1zM12.400 4.100l3.300-1 1.600 2.900-3.300 1z" />
  </svg>
);
