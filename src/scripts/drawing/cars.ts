import {
  caption,
  circle,
  ellipse,
  frame,
  group,
  line,
  mirrored,
  path,
  rect,
  type Paint,
} from './shapes';

/** Cars, centered on the origin of the ground line; y grows downward. */

const CAR_BODY =
  'M-192,-42 L-193,-118 Q-190,-164 -160,-178 L-130,-262 Q-118,-288 -88,-291 Q0,-298 88,-291 Q118,-288 130,-262 L160,-178 Q190,-164 193,-118 L192,-42 Q191,-26 174,-26 L-174,-26 Q-191,-26 -192,-42 Z';

const tyres = mirrored(
  rect(-184, -66, 52, 68, '#1d2024', {rx: 9}),
  rect(-178, -14, 40, 10, '#2d3238'),
);

/** A car seen from the front; the plate hangs on the bumper. */
export const carFront = (name: string, paint: Paint, plate: string): string =>
  group(
    '',
    ellipse(0, 3, 222, 15, '#000', {opacity: 0.28}),
    tyres,
    mirrored(path('M-166,-188 q-36,-8 -44,8 q-4,22 14,26 l26,-6 z', paint.shade)),
    path(CAR_BODY, paint.body),
    path(
      'M-120,-258 Q-110,-276 -88,-278 Q0,-284 88,-278 Q110,-276 120,-258 L146,-186 Q0,-202 -146,-186 Z',
      '#27323d',
    ),
    path('M-120,-258 Q-110,-276 -88,-278 L-22,-281 L-88,-193 L-146,-186 Z', '#45535f', {
      opacity: 0.7,
    }),
    mirrored(ellipse(-58, -206, 26, 22, '#161d24', {opacity: 0.55})),
    path('M-160,-178 Q0,-200 160,-178 L150,-160 Q0,-180 -150,-160 Z', '#ffffff', {opacity: 0.16}),
    line('M-104,-168 Q-92,-150 -88,-142', paint.shade, 3),
    line('M104,-168 Q92,-150 88,-142', paint.shade, 3),
    mirrored(
      path(
        'M-184,-150 Q-150,-152 -112,-132 Q-116,-118 -132,-116 L-178,-118 Q-188,-130 -184,-150 Z',
        '#dfe8ee',
      ),
      path('M-184,-150 Q-150,-152 -112,-132 L-114,-127 Q-150,-144 -185,-141 Z', '#222a31'),
      circle(-160, -131, 9, '#ffffff'),
      circle(-137, -127, 6.5, '#ffffff'),
      path('M-182,-88 L-142,-82 L-146,-62 L-176,-62 Z', paint.shade),
      ellipse(-160, -73, 10, 7, '#f3e9b8'),
    ),
    path('M-98,-140 H98 L88,-110 H-88 Z', '#1b2127'),
    ...[-132, -124, -116].map((y) => line(`M-90,${y} H90`, '#4a555e', 2)),
    circle(0, -126, 11, '#c9d2d8'),
    circle(0, -126, 7, paint.shade),
    path('M-130,-62 H130 L118,-36 H-118 Z', '#1b2127'),
    line('M-112,-49 H112', '#3b454d', 3),
    path('M-192,-42 Q0,-30 192,-42 Q191,-26 174,-26 L-174,-26 Q-191,-26 -192,-42 Z', paint.shade),
    group('translate(0 -86)', plate),
    frame(`${name}.vehicleFrame`, -214, -296, 428, 300),
    frame(`${name}.extendedPlateFrame`, -128, -146, 256, 116),
  );

/** A car seen from behind; the plate sits in the tailgate. */
export const carRear = (name: string, paint: Paint, plate: string): string =>
  group(
    '',
    ellipse(0, 3, 222, 15, '#000', {opacity: 0.28}),
    tyres,
    mirrored(path('M-164,-190 q-30,-8 -38,8 q-4,20 12,24 l24,-6 z', paint.shade)),
    path(CAR_BODY, paint.body),
    path(
      'M-112,-260 Q-104,-274 -84,-276 Q0,-282 84,-276 Q104,-274 112,-260 L134,-200 Q0,-190 -134,-200 Z',
      '#27323d',
    ),
    path('M112,-260 Q104,-274 84,-276 L40,-278 L92,-196 L134,-200 Z', '#45535f', {opacity: 0.6}),
    line('M-40,-205 Q0,-212 34,-236', '#11161b', 3),
    line('M-60,-289 Q0,-294 60,-289', '#e2363c', 4),
    mirrored(
      path('M-188,-160 Q-150,-168 -118,-162 L-124,-130 L-190,-126 Z', '#b81f27'),
      path('M-186,-148 L-121,-149 L-123,-140 L-188,-138 Z', '#f3b7ae'),
      rect(-186, -72, 34, 9, '#d8343a', {rx: 3}),
      rect(-128, -38, 44, 9, '#aab3ba', {rx: 4}),
    ),
    path('M-104,-166 H104 L96,-78 H-96 Z', paint.shade, {opacity: 0.55}),
    rect(-72, -152, 144, 9, '#c6ced4', {rx: 4}),
    path(
      'M-190,-66 Q0,-54 190,-66 L192,-42 Q191,-26 174,-26 L-174,-26 Q-191,-26 -192,-42 Z',
      '#2b3137',
    ),
    group('translate(0 -110)', plate),
    frame(`${name}.vehicleFrame`, -206, -297, 412, 301),
    frame(`${name}.extendedPlateFrame`, -124, -168, 248, 112),
  );

/** A pick-up truck seen from behind. */
export const pickupRear = (name: string, paint: Paint, plate: string): string =>
  group(
    '',
    ellipse(0, 3, 250, 16, '#000', {opacity: 0.28}),
    mirrored(rect(-206, -82, 62, 84, '#1d2024', {rx: 10})),
    mirrored(path('M-176,-228 q-44,-6 -52,10 v24 q6,12 30,8 l22,-8 z', '#23282d')),
    path(
      'M-168,-214 L-146,-304 Q-140,-326 -112,-328 H112 Q140,-326 146,-304 L168,-214 Z',
      paint.shade,
    ),
    path(
      'M-138,-224 L-122,-300 Q-118,-312 -104,-313 H104 Q118,-312 122,-300 L138,-224 Z',
      '#27323d',
    ),
    line('M-44,-313 V-224', paint.shade, 5),
    line('M44,-313 V-224', paint.shade, 5),
    rect(-36, -331, 72, 6, '#d8343a', {rx: 3}),
    path('M-222,-60 V-206 Q-221,-222 -204,-223 H204 Q221,-222 222,-206 V-60 Z', paint.body),
    rect(-178, -214, 356, 138, paint.shade, {opacity: 0.35, rx: 6}),
    rect(-36, -206, 72, 16, '#1d2226', {rx: 5}),
    caption('HIGHLAND', 0, -156, 26, '#ffffff', {
      'text-anchor': 'middle',
      'letter-spacing': 5,
      opacity: 0.55,
    }),
    mirrored(
      rect(-220, -210, 34, 84, '#b81f27', {rx: 5}),
      rect(-216, -172, 26, 22, '#f4efe6', {rx: 3}),
      rect(-214, -120, 22, 10, '#e98a2b', {rx: 3}),
    ),
    rect(-232, -76, 464, 46, '#b9c1c7', {rx: 8}),
    rect(-232, -44, 464, 14, '#8d979e', {rx: 6}),
    rect(-70, -80, 140, 58, '#2b3137', {rx: 6}),
    circle(0, -18, 8, '#596169'),
    group('translate(0 -51)', plate),
    frame(`${name}.vehicleFrame`, -234, -333, 468, 337),
    frame(`${name}.extendedPlateFrame`, -118, -112, 236, 104),
  );
