import '../../app/styles.css'
