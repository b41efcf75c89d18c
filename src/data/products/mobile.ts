// The product's function is given; the contract with other apps is this documentation's own design.

/** Permissions that the app asks for. */
export const mobilePermissions: readonly {
  readonly permission: string;
  readonly when: string;
  readonly purpose: string;
}[] = [
  {permission: 'CAMERA', when: 'Always', purpose: 'Reads plates from the camera image.'},
  {
    permission: 'INTERNET',
    when: 'Always',
    purpose: 'Checks the license, and sends results to your target URL if you set one.',
  },
  {
    permission: 'ACCESS_FINE_LOCATION',
    when: 'Optional',
    purpose: 'Adds `latitude` and `longitude` to `customData`.',
  },
  {
    permission: 'FOREGROUND_SERVICE, FOREGROUND_SERVICE_CAMERA',
    when: 'Continuous mode',
    purpose: 'Continues reading while another app is in the foreground.',
  },
  {
    permission: 'POST_NOTIFICATIONS',
    when: 'Continuous mode, Android 13 and later',
    purpose: 'Shows the notification that Android requires for such a service.',
  },
  {permission: 'VIBRATE', when: 'Optional', purpose: 'Confirms a reading.'},
];

/** Settings of the app. */
export const mobileSettings: readonly {
  readonly setting: string;
  readonly values: string;
  readonly initial: string;
  readonly meaning: string;
}[] = [
  {
    setting: 'API key',
    values: 'A key of your account',
    initial: 'none',
    meaning: 'Licenses the app. The overview page of the console shows it.',
  },
  {
    setting: 'Region',
    values: 'A region of the Vehicle API',
    initial: '`eur`',
    meaning: 'Engines on the phone. The app downloads a new region once.',
  },
  {
    setting: 'Location',
    values: 'A location, or none',
    initial: 'none',
    meaning: 'Expected country or state.',
  },
  {
    setting: 'Services',
    values: '`anpr`, `mmr`, `adr`',
    initial: '`anpr`',
    meaning: 'What to recognize.',
  },
  {
    setting: 'Keep images',
    values: 'Yes, no',
    initial: 'No',
    meaning: 'Stores the image of each reading on the phone.',
  },
  {
    setting: 'Send images',
    values: 'Yes, no',
    initial: 'No',
    meaning: 'Adds the image to the request to the target URL.',
  },
  {
    setting: 'Target URL',
    values: 'An HTTPS address, or none',
    initial: 'none',
    meaning: 'Receives each result as a POST request in the format of the vehicle detector agent.',
  },
];

/** Extras of the intent. */
export const mobileExtras: readonly {
  readonly extra: string;
  readonly type: string;
  readonly initial: string;
  readonly meaning: string;
}[] = [
  {
    extra: 'region',
    type: 'String',
    initial: 'setting',
    meaning: 'Region of the plates, as in the path of the Vehicle API.',
  },
  {extra: 'location', type: 'String', initial: 'setting', meaning: 'Expected country or state.'},
  {
    extra: 'mode',
    type: 'String',
    initial: '`single`',
    meaning:
      '`single` returns after the first reading. `continuous` keeps reading and sends broadcasts.',
  },
  {
    extra: 'services',
    type: 'String',
    initial: '`anpr`',
    meaning: '`anpr`, `mmr`, and `adr`, separated by commas.',
  },
  {
    extra: 'timeoutMs',
    type: 'Int',
    initial: '`30000`',
    meaning: 'Maximum search time in milliseconds. With 0, the app searches until the user leaves.',
  },
  {
    extra: 'returnImage',
    type: 'Boolean',
    initial: '`false`',
    meaning: '`true` returns the image as `imageUri`.',
  },
];

/** Result codes of the activity. */
export const mobileResults: readonly {
  readonly result: string;
  readonly value: string;
  readonly meaning: string;
  readonly remedy: string;
}[] = [
  {
    result: '`RESULT_OK`',
    value: '-1',
    meaning:
      'Success. The extra `result` contains the result as JSON text, and `imageUri` the image if requested.',
    remedy: 'Read the extras.',
  },
  {
    result: '`RESULT_CANCELED`',
    value: '0',
    meaning: 'The user closed the app.',
    remedy: 'Start the app again.',
  },
  {
    result: '`RESULT_FIRST_USER` + 1',
    value: '2',
    meaning: 'A permission is missing.',
    remedy: 'Open the app and grant the permissions that it asks for.',
  },
  {
    result: '`RESULT_FIRST_USER` + 2',
    value: '3',
    meaning:
      'No license: no key, an invalid key, or no connection for longer than the grace period.',
    remedy: 'Open the app and look at "Settings › License".',
  },
  {
    result: '`RESULT_FIRST_USER` + 3',
    value: '4',
    meaning: 'Nothing was read within `timeoutMs`.',
    remedy: 'Raise `timeoutMs`, and hold the camera closer to the plate.',
  },
  {
    result: '`RESULT_FIRST_USER` + 4',
    value: '5',
    meaning: 'The camera is in use or broken.',
    remedy: 'Close other apps that use the camera, and try again.',
  },
];
