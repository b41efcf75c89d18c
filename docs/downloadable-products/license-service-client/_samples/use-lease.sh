# Not run by the tests: needs the executable of the download.
base=http://127.0.0.1:8089

lease=$(curl --fail-with-body --silent --json '{"engines": ["anpr-eur-2026q3"]}' "$base/leases" | jq --raw-output .leaseId)

# Before the lease ends, again and again: renew it and report what was recognized since the last time.
curl --fail-with-body --silent --request PUT --json '{"counters": {"vehicle": 25}}' "$base/leases/$lease"

# At the end: give it back.
curl --fail-with-body --silent --request DELETE "$base/leases/$lease"
