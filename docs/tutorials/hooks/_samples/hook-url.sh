export HOOK_URL=http://127.0.0.1:8080/%%product%%
