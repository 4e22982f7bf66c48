import type { ComponentChildren } from 'preact';
import { limb } from '../marquee/limb.ts';

/** Three of the cast, cut from black card. Each stands with the feet at its own origin. */
export function Figures() {
  return (
    <>
      <Cut id="screamer" x={346} y={762}>
        <Screamer />
      </Cut>
      <Cut id="rancher" x={476} y={776}>
        <Rancher />
      </Cut>
      <Cut id="robot" x={632} y={766}>
        <Robot />
      </Cut>
      <g class="lamps" transform="translate(632 766)">
        <circle cx="0" cy="-72" r="15" />
        <circle cx="-8" cy="-124" r="3.6" />
        <circle cx="8" cy="-124" r="3.6" />
      </g>
    </>
  );
}

/** Drawn twice, the wider one in green: a thin light along every edge, whatever the figure is made of. */
function Cut({ id, x, y, children }: { id: string; x: number; y: number; children: ComponentChildren }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <ellipse class="shade" cx="4" cy="-1" rx="50" ry="7" />
      <g class="rim">
        <g id={id}>{children}</g>
      </g>
      <use href={`#${id}`} class="card" />
    </g>
  );
}

/** She saw it first. Nobody has listened to her since Tuesday. */
function Screamer() {
  return (
    <>
      <path d="M12 -157C9 -170 -13 -172 -17 -157C-20 -147 -18 -138 -27 -132C-17 -126 -5 -128 -2 -136Z" />
      <path d="M-13 -152C-13 -162 -6 -166 2 -165C10 -164 15 -157 15 -150L19 -145L14 -143C13 -136 9 -132 3 -133V-124H-7V-137C-11 -140 -13 -146 -13 -152Z" />
      <path d="M-18 -122C-12 -128 8 -129 15 -123C17 -112 12 -102 9 -92C16 -72 32 -52 44 -37C26 -28 -26 -28 -44 -38C-30 -54 -16 -72 -10 -92C-14 -102 -19 -112 -18 -122Z" />
      <path d={limb([-10, -40, 7], [-13, -18, 5], [-15, -4, 3])} />
      <path d={limb([11, -40, 7], [15, -18, 5], [17, -4, 3])} />
      <path d="M-19 0L-17 -8L-9 -7L-1 0ZM13 0L14 -8L22 -7L31 0Z" />
      <path d={limb([12, -119, 6], [34, -132, 5], [34, -160, 4])} />
      <path d={limb([34, -162, 3.6], [27, -173, 1.9])} />
      <path d={limb([34, -162, 3.6], [35, -177, 1.9])} />
      <path d={limb([35, -161, 3.6], [43, -172, 1.9])} />
      <path d={limb([-15, -118, 6], [-39, -128, 5], [-46, -155, 4])} />
      <path d={limb([-46, -157, 3.6], [-54, -166, 1.9])} />
      <path d={limb([-46, -157, 3.6], [-47, -172, 1.9])} />
      <path d={limb([-45, -157, 3.6], [-38, -168, 1.9])} />
    </>
  );
}

/** He came about the tomatoes. */
function Rancher() {
  return (
    <>
      <path d="M-32 -152C-22 -148 -16 -152 -15 -156C-17 -172 -9 -180 0 -174C9 -180 17 -172 15 -156C16 -152 22 -148 32 -152C24 -140 -24 -140 -32 -152Z" />
      <path d="M-13 -150H13C14 -138 9 -131 6 -129V-122H-6V-129C-9 -131 -14 -138 -13 -150Z" />
      <path d="M-25 -118C-20 -127 20 -127 25 -118L18 -66H-18Z" />
      <path d={limb([-8, -70, 10], [-14, -38, 8], [-18, -8, 6.5])} />
      <path d={limb([8, -70, 10], [15, -38, 8], [19, -8, 6.5])} />
      <path d="M-34 0C-34 -7 -26 -10 -24 -14H-11V0ZM35 0C35 -7 27 -10 25 -14H12V0Z" />
      <path d={limb([-20, -115, 8], [-42, -93, 6.5], [-20, -74, 5.5])} />
      <path d={limb([20, -115, 8], [44, -98, 6.5], [56, -120, 5.5])} />
      <path transform="translate(48 0) rotate(4)" d={FORK} />
    </>
  );
}

const FORK =
  'M-2.4 0V-168C-9 -169 -17 -172 -17 -184V-204L-14 -212L-11 -204V-185C-11 -178 -7 -175 -2.4 -174.5V-206L0 -215L2.4 -206V-174.5C7 -175 11 -178 11 -185V-204L14 -212L17 -204V-184C17 -172 9 -169 2.4 -168V0Z';

/** It was promised a bigger part. */
function Robot() {
  return (
    <>
      <path d="M-1.5 -140V-160H1.5V-140Z" />
      <path d={limb([0, -162, 4.5])} />
      <path d="M-22 -110V-122C-22 -150 22 -150 22 -122V-110ZM-28 -126H-20V-114H-28ZM20 -126H28V-114H20Z" />
      <path d="M-9 -112H9V-100H-9Z" />
      <path d="M-30 -104H30C35 -104 37 -102 37 -98L34 -44C34 -40 32 -38 28 -38H-28C-32 -38 -34 -40 -34 -44L-37 -98C-37 -102 -35 -104 -30 -104Z" />
      <path d="M-25 -40H-8V-10H-25ZM8 -40H25V-10H8ZM-31 0C-31 -9 -27 -13 -20 -13H-10C-5 -13 -3 -9 -3 0ZM3 0C3 -9 5 -13 10 -13H20C27 -13 31 -9 31 0Z" />
      <path d={limb([-40, -92, 9], [-58, -76, 6], [-62, -54, 6])} />
      <path transform="translate(-63 -44)" d={CLAW} />
      <path d={limb([40, -92, 9], [60, -98, 6], [68, -120, 6])} />
      <path transform="translate(70 -130) rotate(190)" d={CLAW} />
    </>
  );
}

const CLAW = 'M-7 -10H7C18 -4 17 12 7 18C10 8 8 3 0 2C-8 3 -10 8 -7 18C-17 12 -18 -4 -7 -10Z';
