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
    purpose: 'Checks the license, and sends results where you ask for it.',
  },
  {
    permission: 'ACCESS_FINE_LOCATION',
    when: 'Optional',
    purpose: 'Adds `latitude` and `longitude` to `customData`.',
  },
  {
    permission: 'FOREGROUND_SERVICE, FOREGROUND_SERVICE_CAMERA',
    when: 'Continuous mode',
    purpose: 'Keeps reading while another app is in front.',
  },
  {
    permission: 'POST_NOTIFICATIONS',
    when: 'Continuous mode, Android 13 and newer',
    purpose: 'Shows the notification that such a service must have.',
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
    meaning: 'Engines on the phone. A new region is downloaded once.',
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
    meaning: 'Adds the image to what is posted to the target.',
  },
  {
    setting: 'Target URL',
    values: 'An HTTPS address, or none',
    initial: 'none',
    meaning: 'Receives each result as a POST in the form of the vehicle detector agent.',
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
    meaning: '`single` returns after the first reading. `continuous` goes on and sends broadcasts.',
  },
  {
    extra: 'services',
    type: 'String',
    initial: '`anpr`',
    meaning: '`anpr`, `mmr` and `adr`, separated by commas.',
  },
  {
    extra: 'timeoutMs',
    type: 'Int',
    initial: '`30000`',
    meaning: 'Longest search in milliseconds. 0 searches until the user leaves.',
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
}[] = [
  {
    result: '`RESULT_OK`',
    value: '-1',
    meaning:
      'A result. The extra `result` holds it as JSON text, `imageUri` the image if asked for.',
  },
  {result: '`RESULT_CANCELED`', value: '0', meaning: 'The user left.'},
  {result: '`RESULT_FIRST_USER` + 1', value: '2', meaning: 'A permission is missing.'},
  {
    result: '`RESULT_FIRST_USER` + 2',
    value: '3',
    meaning: 'No license: no key, a bad key, or more than the grace period without a connection.',
  },
  {result: '`RESULT_FIRST_USER` + 3', value: '4', meaning: 'Nothing was read within `timeoutMs`.'},
  {result: '`RESULT_FIRST_USER` + 4', value: '5', meaning: 'The camera is in use or broken.'},
];
