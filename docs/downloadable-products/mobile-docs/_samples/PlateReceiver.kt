// Not run by the tests: needs the Android SDK and a phone.
import android.content.BroadcastReceiver
import android.content.Context
import android.content.Intent
import android.content.IntentFilter
import androidx.core.content.ContextCompat

class PlateReceiver(private val onPlate: (String) -> Unit) : BroadcastReceiver() {
    override fun onReceive(context: Context, intent: Intent) {
        intent.getStringExtra("result")?.let(onPlate)
    }

    fun register(context: Context) {
        val filter = IntentFilter("com.example.%%product%%.action.PLATE_READ")
        ContextCompat.registerReceiver(context, this, filter, ContextCompat.RECEIVER_EXPORTED)
    }
}
